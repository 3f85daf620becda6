/** The seed of the demo. It is part of every id, by which demo loans are known. */
export const DEMO_SEED = 'demo';

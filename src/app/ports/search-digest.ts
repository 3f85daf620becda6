import type { SearchTerm } from '../../domain/borrower/search-term.js';

/** What a term is found by in the database, in hexadecimal digits: a keyed digest, which says nothing without the key. */
export type SearchDigest = (term: SearchTerm) => string;

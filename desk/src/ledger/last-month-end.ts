/** The last day of the month before today. */
export function lastMonthEnd(): string {
  const today = new Date();
  return new Date(Date.UTC(today.getFullYear(), today.getMonth(), 0)).toISOString().slice(0, 10);
}

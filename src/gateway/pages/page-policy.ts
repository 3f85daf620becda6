/** A content security policy: a page loads its own files only, calls this gateway only, and contains no script. */
export const pagePolicy = (more: Readonly<Record<string, string>> = {}): string =>
  Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'connect-src': "'self'",
    ...more,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** For files whose name changes with their content. */
export const CACHED_FOR_A_YEAR = 'public, max-age=31536000, immutable';

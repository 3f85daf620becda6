/** Which part of the gateway a path belongs to, for logs, metrics and traces. */
export function edgeOf(path: string): string {
  if (path.startsWith('/graphql')) return 'graphql';
  if (path.startsWith('/v2/')) return 'rest';
  if (path.startsWith('/documents/')) return 'documents';
  if (path.startsWith('/health') || path === '/metrics') return 'operations';
  return 'pages';
}

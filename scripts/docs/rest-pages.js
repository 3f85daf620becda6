// The reference of the v2 REST interface, from its OpenAPI document.
import { code, fence, oneLine, page, table, text } from './markdown.js';

export function restPages(document) {
  const endpoints = endpointsOf(document);
  const rows = endpoints.map((endpoint) => [
    `[${code(endpoint.title)}](#${anchorOf(endpoint.title)})`,
    oneLine(endpoint.summary),
  ]);
  return {
    'rest/endpoints.md': page('REST endpoints', [
      text(document.info.description),
      'Every path is below `/v2/servicing`. The running gateway serves the OpenAPI 3.1 document at `/v2/openapi.json`, from which code generators make a client.',
      table(['endpoint', 'what it does'], rows),
      ...endpoints.map((endpoint) => section(document, endpoint)),
    ]),
  };
}

export const endpointsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const title = `${method.toUpperCase()} ${path}`;
      const { schema, example } = operation.requestBody?.content?.['application/json'] ?? {};
      return {
        title,
        method: method.toUpperCase(),
        path,
        ...operation,
        schema,
        sample: example,
      };
    }),
  );

const anchorOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function section(document, { title, method, path, summary, description, schema, sample, responses }) {
  const answers = Object.entries(responses).map(([status, answer]) => [
    status,
    oneLine(resolved(document, answer).description),
  ]);
  return [
    `## ${title} {#${anchorOf(title)}}`,
    text(summary),
    description && text(description),
    fence('sh', curl(method, path, sample)),
    schema && memberTable(document, schema),
    table(['status', 'answer'], answers),
  ];
}

function curl(method, path, sample) {
  const lines = [
    `curl -s -X ${method} "http://127.0.0.1:4000/v2/servicing${path.replace(/\{(\w+)\}/g, 'LN-1')}"`,
    `  -H "authorization: Bearer $TOKEN" -H "key: $KEY"`,
    ...(sample === undefined ? [] : [`  -H 'content-type: application/json'`, `  -d '${JSON.stringify(sample)}'`]),
  ];
  return lines.join(' \\\n');
}

function memberTable(document, schema) {
  const { properties = {}, required = [] } = resolved(document, schema);
  const rows = Object.entries(properties).map(([name, member]) => {
    const { type, format, enum: values, description } = resolved(document, member);
    const kind = values
      ? values.map((value) => code(String(value))).join(', ')
      : [type].flat().join(' or ') + (format ? ` (${format})` : '');
    return [code(name), required.includes(name) ? 'yes' : '', kind, oneLine(description)];
  });
  return rows.length > 0 && table(['member', 'required', 'type', 'description'], rows);
}

const resolved = (document, schema) =>
  schema?.$ref
    ? schema.$ref
        .slice(2)
        .split('/')
        .reduce((node, name) => node[name], document)
    : (schema ?? {});

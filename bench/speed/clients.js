import { createHash } from 'node:crypto';

const nameOf = (query) => /^query (\w+)/.exec(query)?.[1];
const whole = ({ query, variables }) => ({ query, variables });

/** As @apollo/client 4.3 writes it; it names itself by default. */
const ofApollo = ({ query, variables }) => ({
  operationName: nameOf(query),
  variables,
  extensions: { clientLibrary: { name: '@apollo/client', version: '4.3.8' } },
  query,
});

const persisted = (query) => ({
  persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
});

const APOLLO = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'content-type': 'application/json',
};
/** What the `fetch` of Node adds. */
const NODE = { 'accept-language': '*', 'sec-fetch-mode': 'cors', 'user-agent': 'node' };
/** What Chrome adds for a page of another origin. */
const CHROME = {
  'accept-language': 'en-US,en;q=0.9',
  origin: 'https://desk.example',
  referer: 'https://desk.example/',
  'sec-ch-ua': '"Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'cross-site',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};
const PLAIN = { accept: 'application/json', 'content-type': 'application/json' };

export const ORIGIN = CHROME.origin;
export const documentIdOf = (query) => persisted(query).persistedQuery.sha256Hash;

/**
 * How the same question is asked. Contestants are compared by Apollo Client's way, in the form that none compresses:
 * otherwise one of them would do more work than the others.
 */
export const CLIENTS = {
  plain: { headers: PLAIN, body: whole },
  apollo: { headers: { ...APOLLO, ...NODE, 'accept-encoding': 'identity' }, body: ofApollo },
  compressed: { headers: { ...APOLLO, ...NODE, 'accept-encoding': 'gzip, deflate' }, body: ofApollo },
  browser: { headers: { ...APOLLO, ...CHROME, 'accept-encoding': 'identity' }, body: ofApollo },
  compressedBrowser: {
    headers: { ...APOLLO, ...CHROME, 'accept-encoding': 'gzip, deflate, br, zstd' },
    body: ofApollo,
  },
  router: {
    headers: {
      accept: 'application/json, application/graphql-response+json',
      'content-type': 'application/json',
      'accept-encoding': 'identity',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00',
    },
    body: ({ query, variables }) => ({ query, operationName: nameOf(query), variables }),
  },
  documentId: {
    headers: PLAIN,
    body: ({ query, variables }) => ({ documentId: documentIdOf(query), variables }),
  },
  apqHash: {
    headers: PLAIN,
    body: ({ query, variables }) => ({ variables, extensions: persisted(query) }),
  },
  apqText: {
    headers: PLAIN,
    body: ({ query, variables }) => ({ query, variables, extensions: persisted(query) }),
  },
};

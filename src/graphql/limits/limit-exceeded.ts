/** A request that asks for more than is allowed: which limit, what it is, and what to do. Never a value that was sent. */
export interface LimitExceeded {
  readonly message: string;
  readonly limit: string;
  readonly most: number;
}

export const LIMIT_EXCEEDED = 'LIMIT_EXCEEDED';

/** What a text is told where PERSISTED_DOCUMENTS_ONLY is set and does not list it, over whichever transport it came. */
export const STORED_ONLY = {
  code: 'PERSISTED_QUERY_ONLY',
  message: 'This gateway runs stored documents only: send one of them, by its documentId or word for word',
};

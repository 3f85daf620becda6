import type { Request, Response } from 'express';
import type { DocumentLinks } from '../app/document-links.js';
import { sendProblem } from '../rest/problem.js';
import { factsOf } from './request-context.js';

/** GET /documents/{token}: a link copied into a browser shows the document; nothing keeps a copy on the way. */
export function documentRoute(links: DocumentLinks) {
  return async (req: Request<{ token: string }>, res: Response): Promise<void> => {
    const document = await links.open(req.params.token, factsOf(req).requestId);
    if (!document) {
      sendProblem(res, {
        status: 404,
        code: 'NOT_FOUND',
        message: 'The link is unknown or has expired: ask for a new one',
      });
      return;
    }
    res.set({
      'content-type': document.contentType,
      'content-length': String(document.bytes.length),
      'content-disposition': `inline; filename="${document.name.replace(/[^\w.-]/g, '_')}"`,
      'cache-control': 'private, no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; plugin-types application/pdf",
    });
    res.end(document.bytes);
  };
}

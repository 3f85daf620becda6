import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Authenticator } from '../../app/client/authenticate.js';
import { addressOf } from '../request/caller-place.js';
import { lifeOf } from '../../wire/life.js';
import { roomOf } from '../../wire/room.js';
import { factsOf } from '../request/request-context.js';
import type { Admission } from './admit.js';
import { Refused } from './call.js';
import { identify, UNAUTHENTICATED } from './identify.js';
import { actorId } from '../../domain/access/viewer.js';

type Step = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** A step of the road for what Express answers: who is refused there is refused by its error handler. */
const step =
  (take: Step): RequestHandler =>
  (req, res, next) => {
    take(req, res)
      .finally(() => {
        const { rateLimit = [] } = factsOf(req);
        for (let at = 0; at < rateLimit.length; at += 2) res.setHeader(rateLimit[at] ?? '', rateLimit[at + 1] ?? '');
      })
      .then(() => {
        next();
      }, next);
  };

/** Before anybody knows who asks. */
export const admitAddress = (admission: Admission, trustProxy: number): RequestHandler =>
  step(async (req, res) => admission.process(lifeOf(req, res), factsOf(req), addressOf(req, trustProxy)));

/** A known client, or 401, and then what it may ask for. By this edge also people's applications are clients, and show a key. */
export const admitClient = (authenticator: Authenticator, admission: Admission): RequestHandler =>
  step(async (req, res) => {
    const { viewer, apiKey } = await identify(authenticator, req, false);
    if (!viewer || apiKey === undefined) throw new Refused(UNAUTHENTICATED);
    factsOf(req).viewer = viewer;
    // What it sends is counted for it.
    roomOf(req, res, actorId(viewer));
    await admission.client(lifeOf(req, res), factsOf(req), actorId(viewer));
  });

import type { Caller } from '../app/command/command-call.js';
import { viewerOf, type GraphContext } from './context.js';

export const callerOf = (context: GraphContext): Caller => ({
  viewer: viewerOf(context),
  requestId: context.requestId,
  withoutKey: context.withoutKey,
});

import { z } from 'zod';

/** A setting that is JSON: each fault is told by its place. */
export function readJson<Value>(
  schema: z.ZodType<Value>,
  what: string,
  json: string,
  context: z.core.$RefinementCtx<string>,
): Value {
  const parsed = schema.safeParse(parsedJson(json));
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues)
    context.addIssue({ code: 'custom', message: [what, path.join('.'), message].filter(Boolean).join(' ') });
  return z.NEVER;
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

import type { RowFault } from '@girassol/shared-domain/imports';
import type { z } from 'zod';
import { wordsFor } from '../../../../platform/http/field-words';

/** What a row says as the request that registers it by hand, or its faults: the same schema decides. */
export function readRequest<Request>(
  schema: z.ZodType<Request>,
  request: Record<string, unknown>,
  /** Property -> field. */
  fields: Readonly<Record<string, string>>,
): { request: Request } | { faults: RowFault[] } {
  const parsed = schema.safeParse(request);
  if (parsed.success) return { request: parsed.data };
  return {
    faults: parsed.error.issues.map((issue) => {
      const field = issue.path.join('.');
      const property = Object.keys(fields).find((name) => fields[name] === field) ?? null;
      const message = wordsFor(issue.code, { ...issue });
      return { column: null, property, value: String(request[field] ?? ''), message };
    }),
  };
}

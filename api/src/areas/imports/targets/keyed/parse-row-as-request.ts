import { formatFieldMessage } from '@girassol/api-platform/http/field-messages';
import type { RowError } from '@girassol/shared-domain/imports';
import type { z } from 'zod';

/**
 * Checks the values of a row against the schema of the request by which a user adds the same record by hand.
 * Returns the parsed request, or the faults of the row if the schema refuses it.
 */
export function parseRowAsRequest<Request>(
  schema: z.ZodType<Request>,
  request: Record<string, unknown>,
  /** Property -> field. */
  fields: Readonly<Record<string, string>>,
): { request: Request } | { faults: RowError[] } {
  const parsed = schema.safeParse(request);
  if (parsed.success) return { request: parsed.data };
  return {
    faults: parsed.error.issues.map((issue) => {
      const field = issue.path.join('.');
      const property = Object.keys(fields).find((name) => fields[name] === field) ?? null;
      const message = formatFieldMessage(issue.code, { ...issue });
      return { column: null, property, value: String(request[field] ?? ''), message };
    }),
  };
}

import { redactSecretsIn, redactUrl } from '@girassol/api-platform/http/redact-url';
import { z } from 'zod';

const text = (length: number) => z.string().transform((value) => value.slice(0, length));
/** Schema of a text of limited length in which addresses are redacted. */
const redactedText = (length: number) =>
  z.string().transform((value) => redactSecretsIn(value.slice(0, length)));

/**
 * Schema of the reports by which the platform in a browser page tells the server about openings, failures and
 * performance of areas.
 */
export const failureReportsSchema = z
  .array(
    z.object({
      kind: z.enum(['open', 'load', 'render', 'slot', 'error', 'long-task', 'vital']),
      remote: text(80),
      version: text(80).nullable(),
      team: text(80).nullable(),
      code: text(20).nullable(),
      message: redactedText(500),
      stack: redactedText(4000).optional(),
      path: z.string().transform(redactUrl),
      /** Milliseconds, of what takes time. */
      ms: z.number().min(0).max(600_000).optional(),
      count: z.number().int().min(1).max(10_000).optional(),
      vital: z.enum(['LCP', 'INP', 'CLS']).optional(),
      value: z.number().min(0).max(600_000).optional(),
    }),
  )
  .max(50);

/** An address may be a secret, or have one: no log keeps it. */
const address = z.string().transform(redactUrl);

/**
 * Schema of the fields of a violation that are logged. Browsers also send the whole policy and the referrer, which are
 * dropped.
 */
const violation = z.object({
  'blocked-uri': address.optional(),
  'violated-directive': text(100).optional(),
  'source-file': address.optional(),
  'document-uri': address.optional(),
  'line-number': z.number().optional(),
  'column-number': z.number().optional(),
});
/** Name under which violations of the integrity policy are counted beside the directives of the content security policy. */
export const INTEGRITY_DIRECTIVE = 'integrity-policy';

/**
 * Schema of the two formats in which browsers report violations of the content security policy: `report-uri`
 * and the Reporting API, by which violations of the integrity policy come as well.
 */
export const cspReportSchema = z.union([
  z.object({ 'csp-report': violation }).transform((report) => [report['csp-report']]),
  z
    .array(z.object({ type: text(40).optional(), body: z.object({ blockedURL: text(300).optional() }) }))
    .max(50)
    .transform((reports) =>
      reports.map(({ type, body }) =>
        violation.parse({
          'blocked-uri': body.blockedURL,
          ...(type === 'integrity-violation' && { 'violated-directive': INTEGRITY_DIRECTIVE }),
        }),
      ),
    ),
]);

import { z } from 'zod';
import { redactAddress, redactAddressesIn } from '../../platform/http/redact-address';

const text = (length: number) => z.string().transform((value) => value.slice(0, length));
/** Words that may name addresses. */
const words = (length: number) => z.string().transform((value) => redactAddressesIn(value.slice(0, length)));

/** What the platform tells of a page. */
export const failureReports = z
  .array(
    z.object({
      kind: z.enum(['open', 'load', 'render', 'slot', 'error', 'long-task', 'vital']),
      remote: text(80),
      version: text(80).nullable(),
      team: text(80).nullable(),
      code: text(20).nullable(),
      message: words(500),
      stack: words(4000).optional(),
      path: z.string().transform(redactAddress),
      /** Milliseconds, of what takes time. */
      ms: z.number().min(0).max(600_000).optional(),
      count: z.number().int().min(1).max(10_000).optional(),
      vital: z.enum(['LCP', 'INP', 'CLS']).optional(),
      value: z.number().min(0).max(600_000).optional(),
    }),
  )
  .max(50);

/** An address may be a secret, or have one: no log keeps it. */
const address = z.string().transform(redactAddress);

/** What is kept of a violation, and no more: browsers send the whole policy and referrer along. */
const violation = z.object({
  'blocked-uri': address.optional(),
  'violated-directive': text(100).optional(),
  'source-file': address.optional(),
  'document-uri': address.optional(),
  'line-number': z.number().optional(),
  'column-number': z.number().optional(),
});
/** The two shapes in which browsers report: `report-uri` and the Reporting API. */
export const cspReport = z.union([
  z.object({ 'csp-report': violation }).transform((report) => [report['csp-report']]),
  z
    .array(z.object({ body: z.object({ blockedURL: text(300).optional() }) }))
    .max(50)
    .transform((reports) => reports.map(({ body }) => violation.parse({ 'blocked-uri': body.blockedURL }))),
]);

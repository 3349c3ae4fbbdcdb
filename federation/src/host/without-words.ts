import { placesIn } from './attribution';
import type { FailureReport } from './handle';

/** Kinds whose words are code of an area: whatever it threw, which may be what a person typed. */
const foreign = new Set<FailureReport['kind']>(['render', 'slot', 'error']);

/**
 * A report as it may leave the browser: of what an area threw only the kind of error, the part of the screen and the places
 * in files (0072). Asked of every report, since areas of every age send them.
 */
export function withoutWords(report: FailureReport): FailureReport {
  const { kind, code, message, stack, ...rest } = report;
  const places = placesIn(stack);
  const clean = { kind, code, ...rest, ...(places && { stack: places }) };
  if (foreign.has(kind))
    return { ...clean, message: [partOf(message), errorOf(report)].filter(Boolean).join(': ') };
  // A module that throws while it is loaded says it here; what the platform says of files stays.
  return { ...clean, message: code === 'GF-205' ? (message.split(': ')[0] ?? '') : message };
}

/** `./pricing-tab`, before what a part of a screen threw. */
const partOf = (message: string) => /^(\.\/[\w./-]+): /.exec(message)?.[1];

/** `TypeError`: what stands before the words. */
const errorOf = ({ message, stack }: Pick<FailureReport, 'message' | 'stack'>) =>
  /^(?:Uncaught )?([A-Z]\w*(?:Error|Exception))\b/.exec(stack ?? '')?.[1] ??
  /^([A-Z]\w*(?:Error|Exception)|nothing was drawn|string|object|undefined)$/.exec(message)?.[1] ??
  'Error';

import { extractLocations } from './attribution';
import type { BrowserMonitoringReport } from './handle';

/** Kinds whose words are code of an area: whatever it threw, which may be what a person typed. */
const foreign = new Set<BrowserMonitoringReport['kind']>(['render', 'slot', 'error']);

/**
 * Returns a monitoring report as it may leave the browser: of an error in an area, only the kind, the part of
 * the screen and the locations in files (0072). The shell applies this to every report, since remotes of
 * every age send reports.
 */
export function stripReportMessage(report: BrowserMonitoringReport): BrowserMonitoringReport {
  const { kind, code, message, stack, ...rest } = report;
  const places = extractLocations(stack);
  const clean = { kind, code, ...rest, ...(places && { stack: places }) };
  if (foreign.has(kind))
    return { ...clean, message: [parsePart(message), parseErrorName(report)].filter(Boolean).join(': ') };
  // A module that throws while it is loaded says it here; what the platform says of files stays.
  return { ...clean, message: code === 'GF-205' ? (message.split(': ')[0] ?? '') : message };
}

/** Returns the exposed module at the beginning of a message, `./pricing-tab`. */
const parsePart = (message: string) => /^(\.\/[\w./-]+): /.exec(message)?.[1];

/** Returns the name of the error, `TypeError`, from a stack or a message. */
const parseErrorName = ({ message, stack }: Pick<BrowserMonitoringReport, 'message' | 'stack'>) =>
  /^(?:Uncaught )?([A-Z]\w*(?:Error|Exception))\b/.exec(stack ?? '')?.[1] ??
  /^([A-Z]\w*(?:Error|Exception)|nothing was drawn|string|object|undefined)$/.exec(message)?.[1] ??
  'Error';

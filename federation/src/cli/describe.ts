import { unmetText } from '../registry/fit';
import type {
  Finding,
  LiveChange,
  LiveLine,
  ReleaseInspection,
  RemoteStatusReport,
} from '../registry/operations';
import type { StandIn } from '../registry/resolve';
import { returnFigures } from '../registry/server-words';

/** `2026-02-01 12:00`, UTC. */
export const date = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const placeOf = ({ scope, target }: { scope: string; target: string }) =>
  scope === 'all' ? 'everybody' : `${scope} ${target}`;

const describeLine = ({ version, share, isLive, standIn, ...place }: LiveLine) =>
  `${placeOf(place)}: ${isLive ? version : `paused (${version})`}${share < 100 ? ` for ${share} %` : ''}${standIn ? `, BUT ${describeStandIn(standIn)}` : ''}`;

const reasons: Record<StandIn['code'], string> = {
  'GF-403': 'its files are not there as they were published',
  'GF-406': 'the live shell cannot carry it',
};

const describeStandIn = ({ version, code }: StandIn) =>
  `${version ? `${version} is served` : 'nothing is served'}: ${reasons[code]} (${code})`;

const describeChange = ({ at, by, why, action, before, after, withoutInspection, ...place }: LiveChange) =>
  `${date(at)}  ${action.padEnd(8)} ${before?.version ?? '-'} -> ${after?.version ?? '-'}  ${placeOf(place)}  ${authorOf({ action, by, why })}${withoutInspection ? ' (without inspection)' : ''}`;

/** Who did it and why; what the server did by itself is said here in English. */
function authorOf({ action, by, why }: Pick<LiveChange, 'action' | 'by' | 'why'>): string {
  const figures = action === 'return' && returnFigures(why);
  return figures
    ? `the server: ${figures.failures} of ${figures.opens} opens failed in 10 minutes`
    : `${by}: ${why}`;
}

function inspectionText(inspection: ReleaseInspection | null | undefined): string {
  if (inspection === undefined) return '';
  if (inspection === null) return ', not inspected';
  return inspection.isPassed ? ', passed the inspection' : ', did not pass the inspection';
}

/** A remote for a person at a terminal. */
export function describeRemote({
  remote,
  title,
  team,
  revision,
  live,
  releases,
  history,
}: RemoteStatusReport): string {
  const rows = releases.slice(0, 8).map(({ version, figures, checks, inspection, unmet = [] }) => {
    const { opens, failures, meanOpenMs } = figures;
    const all = opens + failures;
    const rate = all > 0 ? `${((failures * 100) / all).toFixed(1)} % of ${all} failed` : 'not opened';
    const trial = `${checks && !checks.browser ? ', not tried in a browser' : ''}${inspectionText(inspection)}`;
    const fit = unmet.length > 0 ? `, does not fit the shell: it lacks ${unmetText(unmet)}` : '';
    return `  ${version.padEnd(22)} ${rate}${meanOpenMs === null ? '' : `, ${meanOpenMs} ms`}${trial}${fit}`;
  });
  return [
    `${remote}  ${title}  (team ${team}, revision ${revision})`,
    ...(live.length > 0 ? live.map((line) => `  live for ${describeLine(line)}`) : ['  live for nobody']),
    ...rows,
    ...history.slice(0, 5).map((change) => `  ${describeChange(change)}`),
  ].join('\n');
}

/** What the gate found, each with what mends it. */
export function describeFindings(findings: readonly Finding[]): string {
  return findings
    .map(({ code, severity, what, how }) => `${severity === 'error' ? '✗' : '!'} ${code} ${what}\n  ${how}`)
    .join('\n');
}

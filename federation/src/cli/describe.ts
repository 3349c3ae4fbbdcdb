import { formatUnmetRequirements } from '../registry/fit';
import { parseRollbackFigures } from '../registry/format-rollback-reason';
import type {
  LiveReleaseLine,
  RegistryChange,
  ReleaseInspection,
  RemoteStatusReport,
} from '../registry/operations';
import type { ReplacementRelease } from '../registry/resolve';

/** Formats epoch milliseconds as `2026-02-01 12:00`, UTC. */
export const formatDate = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const describeScope = ({ scope, target }: { scope: string; target: string }) =>
  scope === 'all' ? 'everybody' : `${scope} ${target}`;

const describeLine = ({ version, share, isLive, standIn, ...place }: LiveReleaseLine) =>
  `${describeScope(place)}: ${isLive ? version : `paused (${version})`}${share < 100 ? ` for ${share} %` : ''}${standIn ? `, BUT ${describeStandIn(standIn)}` : ''}`;

const reasons: Record<ReplacementRelease['code'], string> = {
  'GF-403': 'its files are not there as they were published',
  'GF-406': 'the live shell cannot carry it',
};

const describeStandIn = ({ version, code }: ReplacementRelease) =>
  `${version ? `${version} is served` : 'nothing is served'}: ${reasons[code]} (${code})`;

const describeChange = ({
  at,
  by,
  why,
  action,
  before,
  after,
  withoutInspection,
  ...place
}: RegistryChange) =>
  `${formatDate(at)}  ${action.padEnd(8)} ${before?.version ?? '-'} -> ${after?.version ?? '-'}  ${describeScope(place)}  ${describeAuthor({ action, by, why })}${withoutInspection ? ' (without inspection)' : ''}`;

/** Describes the author and the reason of a change; the server's own reasons are given in English. */
function describeAuthor({ action, by, why }: Pick<RegistryChange, 'action' | 'by' | 'why'>): string {
  const figures = action === 'return' && parseRollbackFigures(why);
  return figures
    ? `the server: ${figures.failures} of ${figures.opens} opens failed in 10 minutes`
    : `${by}: ${why}`;
}

function inspectionText(inspection: ReleaseInspection | null | undefined): string {
  if (inspection === undefined) return '';
  if (inspection === null) return ', not inspected';
  return inspection.isPassed ? ', passed the inspection' : ', did not pass the inspection';
}

/** Describes the status of a remote in text for a terminal. */
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
    const fit =
      unmet.length > 0 ? `, does not fit the shell: it lacks ${formatUnmetRequirements(unmet)}` : '';
    return `  ${version.padEnd(22)} ${rate}${meanOpenMs === null ? '' : `, ${meanOpenMs} ms`}${trial}${fit}`;
  });
  return [
    `${remote}  ${title}  (team ${team}, revision ${revision})`,
    ...(live.length > 0 ? live.map((line) => `  live for ${describeLine(line)}`) : ['  live for nobody']),
    ...rows,
    ...history.slice(0, 5).map((change) => `  ${describeChange(change)}`),
  ].join('\n');
}

/** Describes the seconds of each step of a check in one line. */
export const describeSeconds = (seconds: Readonly<Record<string, number>>): string =>
  `Time: ${Object.entries(seconds)
    .map(([step, value]) => `${step} ${value.toFixed(1)} s`)
    .join(', ')}`;

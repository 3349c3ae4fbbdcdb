import { formatSuppression } from '../registry/distribution-gate';
import type { DistributionStatusReport } from '../registry/operations';
import { formatDate } from './describe';

/** Describes the status of a distribution (the product under another brand) in text for a terminal. */
export function describeDistributionStatus({
  key,
  revision,
  live,
  history,
}: DistributionStatusReport): string {
  const changes = history
    .slice(0, 5)
    .map(
      ({ at, action, before, after, by, why }) =>
        `  ${formatDate(at)}  ${action.padEnd(8)} ${before ?? '-'} -> ${after ?? '-'}  ${by}: ${why}`,
    );
  if (!live) return [`${key}  not live (revision ${revision})`, ...changes].join('\n');
  const { brand, hosts, remotes, suppressed = [], hiddenMenus = [], limits } = live.document;
  return [
    `${key}  ${brand.name}  (version ${live.version}, revision ${revision})`,
    `  hosts      ${hosts.join(', ')}`,
    `  remotes    ${remotes?.join(', ') ?? 'all'}`,
    ...(suppressed.length > 0
      ? [`  left out   ${suppressed.map((left) => `${left.remote} ${formatSuppression(left)}`).join(', ')}`]
      : []),
    ...(hiddenMenus.length > 0 ? [`  no menus   ${hiddenMenus.join(', ')}`] : []),
    ...(limits?.plan ? [`  plan       at most ${limits.plan}`] : []),
    ...(limits?.modules ? [`  modules    ${limits.modules.join(', ') || 'none'}`] : []),
    ...changes,
  ].join('\n');
}

import { suppressionName } from '../registry/distribution-gate';
import type { DistributionReport } from '../registry/operations';
import { date } from './describe';

/** A distribution for a person at a terminal. */
export function describeDistribution({ key, revision, live, history }: DistributionReport): string {
  const changes = history
    .slice(0, 5)
    .map(
      ({ at, action, before, after, by, why }) =>
        `  ${date(at)}  ${action.padEnd(8)} ${before ?? '-'} -> ${after ?? '-'}  ${by}: ${why}`,
    );
  if (!live) return [`${key}  not live (revision ${revision})`, ...changes].join('\n');
  const { brand, hosts, remotes, suppressed = [], hiddenMenus = [], limits } = live.document;
  return [
    `${key}  ${brand.name}  (version ${live.version}, revision ${revision})`,
    `  hosts      ${hosts.join(', ')}`,
    `  remotes    ${remotes?.join(', ') ?? 'all'}`,
    ...(suppressed.length > 0
      ? [`  left out   ${suppressed.map((left) => `${left.remote} ${suppressionName(left)}`).join(', ')}`]
      : []),
    ...(hiddenMenus.length > 0 ? [`  no menus   ${hiddenMenus.join(', ')}`] : []),
    ...(limits?.plan ? [`  plan       at most ${limits.plan}`] : []),
    ...(limits?.modules ? [`  modules    ${limits.modules.join(', ') || 'none'}`] : []),
    ...changes,
  ].join('\n');
}

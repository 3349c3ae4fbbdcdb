import semver from 'semver';
import type { RemoteManifest, ShellManifest } from './manifest';
import type { Unmet } from './operations';

type Wants = Pick<RemoteManifest, 'requires' | 'shares' | 'uses'>;
/** What a shell says of itself. A shell of an older build says less: what it does not say is not judged. */
export type Provides = Pick<ShellManifest, 'provides' | 'exports'>;

/** What a release wants of a shell and does not find there; nothing, where it fits. */
export function unmetBy({ requires, shares = {}, uses = {} }: Wants, shell: Provides): Unmet[] {
  return [
    ...versionsMissing('requires', requires, shell),
    ...versionsMissing('shares', shares, shell),
    ...namesMissing(uses, shell),
  ];
}

function versionsMissing(
  kind: 'requires' | 'shares',
  wanted: Record<string, string>,
  { provides }: Provides,
): Unmet[] {
  if (!provides) return [];
  return Object.entries(wanted)
    .filter(([of, range]) => !semver.satisfies(provides[of] ?? '0.0.0-absent', range))
    .map(([of, range]) => ({ kind, of, wanted: range, has: provides[of] ?? null }));
}

function namesMissing(uses: Record<string, string[]>, { exports = {} }: Provides): Unmet[] {
  return Object.entries(uses).flatMap(([of, used]) => {
    const provided = exports[of];
    const names = provided ? used.filter((name) => !provided.includes(name)) : [];
    return names.length > 0 ? [{ kind: 'names' as const, of, names }] : [];
  });
}

/** How many things a text names before it only counts. */
const NAMED = 3;

/** The same in a line, for terminals and small print: `Gauge of @girassol/shared-ui, shared-ui ^0.3.0 (has 0.1.0)`. */
export function unmetText(unmet: readonly Unmet[]): string {
  const words = unmet.map((missing) =>
    missing.kind === 'names'
      ? `${listed(missing.names)} of ${missing.of}`
      : `${missing.of} ${missing.wanted} (has ${missing.has ?? 'none'})`,
  );
  return listed(words);
}

/** The first few, and how many more there are. */
export const listed = (words: readonly string[]): string =>
  [...words.slice(0, NAMED), ...(words.length > NAMED ? [`${words.length - NAMED} more`] : [])].join(', ');

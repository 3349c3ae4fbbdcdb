import semver from 'semver';
import type { RemoteManifest, ShellManifest } from './manifest';
import type { UnmetRequirement } from './operations';

type Wants = Pick<RemoteManifest, 'requires' | 'shares' | 'uses'>;
/**
 * Packages that a shell provides, with their versions and exported names. Builds of older shells list fewer;
 * requirements on packages without an entry are not checked.
 */
export type ProvidedPackages = Pick<ShellManifest, 'provides' | 'exports'>;

/** Lists the requirements of a release that a shell does not meet; empty if the release fits the shell. */
export function listUnmetRequirements(
  { requires, shares = {}, uses = {} }: Wants,
  shell: ProvidedPackages,
): UnmetRequirement[] {
  return [
    ...versionsMissing('requires', requires, shell),
    ...versionsMissing('shares', shares, shell),
    ...namesMissing(uses, shell),
  ];
}

function versionsMissing(
  kind: 'requires' | 'shares',
  wanted: Record<string, string>,
  { provides }: ProvidedPackages,
): UnmetRequirement[] {
  if (!provides) return [];
  return Object.entries(wanted)
    .filter(([of, range]) => !semver.satisfies(provides[of] ?? '0.0.0-absent', range))
    .map(([of, range]) => ({ kind, of, wanted: range, has: provides[of] ?? null }));
}

function namesMissing(
  uses: Record<string, string[]>,
  { exports = {} }: ProvidedPackages,
): UnmetRequirement[] {
  return Object.entries(uses).flatMap(([of, used]) => {
    const provided = exports[of];
    const names = provided ? used.filter((name) => !provided.includes(name)) : [];
    return names.length > 0 ? [{ kind: 'names' as const, of, names }] : [];
  });
}

/** Maximum number of things that a text names before it counts the rest. */
const MAX_NAMED = 3;

/** The same in a line, for terminals and small print: `Gauge of @girassol/shared-ui, shared-ui ^0.3.0 (has 0.1.0)`. */
export function formatUnmetRequirements(unmet: readonly UnmetRequirement[]): string {
  const words = unmet.map((missing) =>
    missing.kind === 'names'
      ? `${formatShortList(missing.names)} of ${missing.of}`
      : `${missing.of} ${missing.wanted} (has ${missing.has ?? 'none'})`,
  );
  return formatShortList(words);
}

/** Formats a list as text: the first three entries, and the number of the others ("a, b, c, 4 more"). */
export const formatShortList = (words: readonly string[]): string =>
  [
    ...words.slice(0, MAX_NAMED),
    ...(words.length > MAX_NAMED ? [`${words.length - MAX_NAMED} more`] : []),
  ].join(', ');

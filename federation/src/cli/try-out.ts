import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contractFindings, type Declared, parseContract } from '../gate/contract';
import { findChromium } from '../machine';
import type { ResolvedRegistry } from '../registry/manifest';
import type { Finding, ReleaseChecks } from '../registry/operations';
import { CommandError } from './command-error';
import { type Context, serverOf } from './context';
import { type LocalRelease, readContract } from './local-release';

/** What only the machine of the team can find out: with its compiler and its browser, against the live server. */
export interface Trial {
  findings: Finding[];
  checks: ReleaseChecks;
  /** Why it was not tried in a browser, when it was not. */
  missing: CommandError | null;
}

/** Compares the types of a release with the live one's, and mounts it in the live shell, both at once. */
export async function tryOut(context: Context, release: LocalRelease): Promise<Trial> {
  const [types, mounted] = await Promise.all([
    compareTypes(context, release),
    context.options['without-browser'] === true
      ? new CommandError('GF-720', '--without-browser')
      : runBrowser(context, release).catch(commandErrorOf),
  ]);
  if (mounted instanceof CommandError)
    return {
      findings: [...types.findings, untried(mounted.message)],
      checks: { ...types.checks, browser: null },
      missing: mounted,
    };
  return {
    findings: [...types.findings, ...mounted.findings],
    checks: { ...types.checks, browser: mounted.report },
    missing: null,
  };
}

/** A reason why it cannot be tried, in words for the person. Throws anything else. */
function commandErrorOf(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  throw error;
}

/** To publish what no browser has seen must be said, not happen. */
export function requireTrial({ options }: Context, { missing }: Trial): void {
  if (missing && options['without-browser'] !== true)
    throw new CommandError(
      missing.code,
      `${missing.message} Or publish --without-browser: the server writes down that it was not tried.`,
    );
}

const untried = (why: string): Finding => ({
  code: 'GF-611',
  severity: 'warning',
  what: `it was not tried in a browser: ${why}`,
  how: 'run girassol check on a machine with Chromium',
});

async function runBrowser({ env, ...context }: Context, release: LocalRelease) {
  const chromiumPath = findChromium(env.CHROMIUM_PATH);
  if (!chromiumPath)
    throw new CommandError(
      'GF-720',
      'There is no Chromium on this machine: install one, or name it in CHROMIUM_PATH.',
    );
  const { GIRASSOL_EMAIL: email, GIRASSOL_PASSWORD: password } = env;
  const { runBrowserGate } = await import('../gate/browser/run-browser-gate');
  return runBrowserGate({
    chromiumPath,
    origin: serverOf({ env, ...context }),
    login: email && password ? { email, password } : null,
    release,
  });
}

async function compareTypes(
  context: Context,
  release: LocalRelease,
): Promise<{ findings: Finding[]; checks: Pick<ReleaseChecks, 'contract'> }> {
  const promised = release.manifest.exposes.filter((module) => module !== './lifecycles');
  if (promised.length === 0) return { findings: [], checks: { contract: 'none' } };
  const folder = sourcesOf(context, release.manifest.name);
  const live = folder ? await liveRelease(serverOf(context), release.manifest.name) : null;
  const own: Declared = { manifest: release.manifest, contract: await readContract(release) };
  const findings = folder ? await contractFindings({ release: own, live, folder }) : null;
  if (findings) return { findings, checks: { contract: live?.manifest.version ?? 'none' } };
  const what = 'the types of what it exposes were not compared with the live release';
  const how = 'build with TypeScript installed, and run this in the folder of the remote';
  return { findings: [{ code: 'GF-618', severity: 'warning', what, how }], checks: { contract: null } };
}

/** Where the packages are that its declarations speak of. */
function sourcesOf({ folder, workspace }: Context, name: string): string | undefined {
  const places = [folder, ...(workspace ? [join(workspace, name)] : [])];
  const own = places.find((place) => place.endsWith(name) && existsSync(join(place, 'package.json')));
  // Of a remote from elsewhere: the shell has every package that a contribution may speak of.
  return own ?? (workspace ? join(workspace, 'shell') : undefined);
}

/** What everybody has who is not part of a rollout; null where the remote is not live. */
async function liveRelease(origin: string, name: string): Promise<Declared | null> {
  const answer = await fetch(`${origin}/federation/registry`, {
    headers: { cookie: 'girassol_visitor=99.' },
  });
  const { remotes }: ResolvedRegistry = await answer.json();
  const manifest = remotes.find((remote) => remote.name === name);
  if (!manifest) return null;
  if (!('contract.json' in manifest.integrity)) return { manifest, contract: null };
  const declared = await fetch(`${origin}${manifest.baseUrl}contract.json`);
  return { manifest, contract: parseContract(await declared.text()) };
}

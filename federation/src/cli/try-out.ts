import { compareTypeContracts, parseTypeContract, type ReleaseWithTypeContract } from '../gate/type-contract';
import { findChromium } from '../machine';
import type { ResolvedRegistry } from '../registry/manifest';
import type { GateFinding, LocalCheckResults } from '../registry/operations';
import { CommandError } from './command-error';
import { type CommandContext, getServerOrigin } from './context';
import { findPackageFolder } from './find-package-folder';
import { type LocalRelease, readTypeContract } from './local-release';

/**
 * Outcome of the checks that run on a team's machine (its compiler and browser) against the live server.
 * `missing` is the reason why the browser check did not run, or null.
 */
export interface LocalChecksOutcome {
  findings: GateFinding[];
  checks: LocalCheckResults;
  /** Reason why the browser check did not run; null when it ran. */
  missing: CommandError | null;
  /** Step of the checks -> seconds that it took. */
  seconds: Record<string, number>;
}

/**
 * Compares the type declarations of a release with those of the live release, and mounts the release in the
 * live shell, both at once. The whole look in the browser takes minutes (`BrowserGateResult`).
 */
export async function runLocalChecks(
  context: CommandContext,
  release: LocalRelease,
  isWhole: boolean,
): Promise<LocalChecksOutcome> {
  const began = performance.now();
  let typesMs = 0;
  const [types, mounted] = await Promise.all([
    compareTypes(context, release).finally(() => {
      typesMs = performance.now() - began;
    }),
    context.options['without-browser'] === true
      ? new CommandError('GF-720', '--without-browser')
      : runBrowser(context, release, isWhole).catch(toCommandError),
  ]);
  const seconds = { types: Math.round(typesMs / 100) / 10 };
  if (mounted instanceof CommandError)
    return {
      findings: [...types.findings, untried(mounted.message)],
      checks: { ...types.checks, browser: null },
      missing: mounted,
      seconds,
    };
  return {
    findings: [...types.findings, ...mounted.findings],
    checks: { ...types.checks, browser: mounted.report },
    missing: null,
    seconds: { ...seconds, ...mounted.report.seconds },
  };
}

/** Returns a command error, the reason why the browser check cannot run; throws any other error. */
function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  throw error;
}

/** Throws the reason why the browser check did not run, unless the command has `--without-browser`. */
export function requireBrowserCheck({ options }: CommandContext, { missing }: LocalChecksOutcome): void {
  if (missing && options['without-browser'] !== true)
    throw new CommandError(
      missing.code,
      `${missing.message} Or publish --without-browser: the server writes down that it was not tried.`,
    );
}

const untried = (why: string): GateFinding => ({
  code: 'GF-611',
  severity: 'warning',
  what: `it was not tried in a browser: ${why}`,
  how: 'run girassol check on a machine with Chromium',
});

async function runBrowser({ env, ...context }: CommandContext, release: LocalRelease, isWhole: boolean) {
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
    origin: getServerOrigin({ env, ...context }),
    login: email && password ? { email, password } : null,
    release,
    isWhole,
  });
}

async function compareTypes(
  context: CommandContext,
  release: LocalRelease,
): Promise<{ findings: GateFinding[]; checks: Pick<LocalCheckResults, 'contract'> }> {
  const promised = release.manifest.exposes.filter((module) => module !== './lifecycles');
  if (promised.length === 0) return { findings: [], checks: { contract: 'none' } };
  const folder = findPackageFolder(context, release.manifest.name);
  const live = folder ? await loadLiveRelease(getServerOrigin(context), release.manifest.name) : null;
  const own: ReleaseWithTypeContract = {
    manifest: release.manifest,
    contract: await readTypeContract(release),
  };
  const findings = folder ? await compareTypeContracts({ release: own, live, folder }) : null;
  if (findings) return { findings, checks: { contract: live?.manifest.version ?? 'none' } };
  const what = 'the types of what it exposes were not compared with the live release';
  const how = 'build with TypeScript installed, and run this in the folder of the remote';
  return { findings: [{ code: 'GF-618', severity: 'warning', what, how }], checks: { contract: null } };
}

/** Loads the release that is live for everyone outside of rollouts; null where the remote is not live. */
async function loadLiveRelease(origin: string, name: string): Promise<ReleaseWithTypeContract | null> {
  const answer = await fetch(`${origin}/federation/registry`, {
    headers: { cookie: 'girassol_visitor=99.' },
  });
  const { remotes }: ResolvedRegistry = await answer.json();
  const manifest = remotes.find((remote) => remote.name === name);
  if (!manifest) return null;
  if (!('contract.json' in manifest.integrity)) return { manifest, contract: null };
  const declared = await fetch(`${origin}${manifest.baseUrl}contract.json`);
  return { manifest, contract: parseTypeContract(await declared.text()) };
}

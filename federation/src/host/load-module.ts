import type { PreviousRelease, RemoteManifest, ResolvedRemote } from '../registry/manifest';
import type { FailureCode } from './handle';
import { isModuleFailure, type ScriptLoader } from './load-script';

/** Error of a remote whose module could not be loaded, with a code from `docs/errors.md`. */
export class RemoteLoadError extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`${code} ${message}`, options);
    this.name = 'RemoteLoadError';
  }
}

/** Fields of a release that are needed to load its modules. */
export type LoadableRelease = Pick<RemoteManifest, 'entry' | 'container' | 'entryType'> & {
  baseUrl: string;
  /** Tells apart what comes several times under one global: the code of a remote in work. */
  edition?: number;
};

interface Options {
  remotes: ResolvedRemote[];
  scripts: Pick<ScriptLoader, 'failureUnder' | 'hasWrongScript'>;
  loadFrom(release: LoadableRelease, module: string): Promise<unknown>;
  /** Loads what the live release needs before its modules. */
  prepare(remote: ResolvedRemote): Promise<void>;
  fetchRelease(previous: PreviousRelease): Promise<LoadableRelease>;
  /** A part of the live release failed while the area was open: it gives way to the older one for the rest of the page. */
  hasSteppedBack(remote: string): boolean;
  /** A release failed and an older one is tried instead. */
  onFallback(remote: ResolvedRemote, error: RemoteLoadError): void;
  /** The live release gave a module, `ms` milliseconds after it was asked for. */
  onLoaded?(remote: ResolvedRemote, ms: number): void;
}

/**
 * Creates a loader of modules that remotes expose: from the live release or, if that fails, from the last
 * release that worked. The loader throws `RemoteLoadError`.
 */
export function createModuleLoader({
  remotes,
  scripts,
  loadFrom,
  prepare,
  fetchRelease,
  hasSteppedBack,
  onFallback,
  onLoaded,
}: Options) {
  return async function loadModule(name: string, module: string): Promise<unknown> {
    const remote = remotes.find((candidate) => candidate.name === name);
    if (!remote) throw new RemoteLoadError('GF-201', `This page has no remote ${name}`);
    const asked = performance.now();
    const { previous } = remote;
    const loadPrevious = async () => previous && loadFrom(await fetchRelease(previous), module);
    if (previous && hasSteppedBack(name))
      return loadPrevious().catch(async (cause) => {
        throw await explain(cause, remote, module, scripts);
      });
    try {
      if (remote.unmet) throw new RemoteLoadError('GF-204', `the shell of this page lacks ${remote.unmet}`);
      await prepare(remote);
      const loaded = await loadFrom(remote, module);
      onLoaded?.(remote, performance.now() - asked);
      return loaded;
    } catch (cause) {
      const error = await explain(cause, remote, module, scripts);
      // Without a network, another file would not arrive either.
      if (!previous || scripts.failureUnder(remote.baseUrl) === 'slow') throw error;
      onFallback(remote, error);
      return loadPrevious().catch(() => {
        throw error;
      });
    }
  };
}

async function explain(
  cause: unknown,
  { name, version, baseUrl }: ResolvedRemote,
  module: string,
  scripts: Options['scripts'],
): Promise<RemoteLoadError> {
  if (cause instanceof RemoteLoadError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const failure = scripts.failureUnder(baseUrl) ?? (await getModuleFailure(message, baseUrl, scripts));
  const say = (code: FailureCode, text: string) =>
    new RemoteLoadError(code, `${name}@${version} ${module}: ${text}`, { cause });
  if (failure === 'refused') return say('GF-203', 'a file is not the one that was published');
  if (failure) return say('GF-202', 'a file could not be fetched');
  if (/does not satisfy the requirement|^Can not get '/.test(message)) return say('GF-204', message);
  return say('GF-205', message);
}

/** Returns why a module that another module imports did not load; undefined for any other error. */
async function getModuleFailure(
  message: string,
  baseUrl: string,
  { hasWrongScript }: Options['scripts'],
): Promise<'refused' | 'unreachable' | undefined> {
  if (!isModuleFailure(message)) return undefined;
  return (await hasWrongScript(baseUrl)) ? 'refused' : 'unreachable';
}

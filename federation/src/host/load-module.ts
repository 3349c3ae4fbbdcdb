import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PreviousRelease, ResolvedRemote } from '../registry/manifest';
import type { FailureCode } from './handle';
import type { ScriptLoader } from './load-script';

/** A remote's module that could not be had, and why. */
export class RemoteLoadError extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    /** Release that failed; null where the page knows none. */
    readonly release: string | null,
    options?: ErrorOptions,
  ) {
    super(`${code} ${message}`, options);
    this.name = 'RemoteLoadError';
  }
}

interface Options {
  remotes: ResolvedRemote[];
  scripts: ScriptLoader;
  /** A release failed and an older one is tried instead. */
  onFallback(remote: ResolvedRemote, error: RemoteLoadError): void;
}

/** Loads exposed modules: from the live release, and where that fails from the last one that worked. */
export function createModuleLoader({ remotes, scripts, onFallback }: Options) {
  return async function loadModule(name: string, module: string): Promise<unknown> {
    const remote = remotes.find((candidate) => candidate.name === name);
    if (!remote) throw new RemoteLoadError('GF-201', `This page has no remote ${name}`, null);
    try {
      return await loadFrom(remote, module, scripts);
    } catch (cause) {
      const error = explain(cause, remote, module, scripts);
      if (!remote.previous) throw error;
      onFallback(remote, error);
      return loadFrom(remote.previous, module, scripts).catch(() => {
        throw error;
      });
    }
  };
}

/** The module of one release. Each release is a remote of its own to the federation runtime: they never mix. */
async function loadFrom(release: PreviousRelease, module: string, scripts: ScriptLoader): Promise<unknown> {
  const { container, baseUrl, entry } = release;
  registerRemotes([{ name: container, entry: baseUrl + entry, type: 'global', entryGlobalName: container }]);
  const loaded = await loadRemote(`${container}/${module.replace('./', '')}`);
  if (!loaded) throw new Error(`${module} is empty${scripts.failureUnder(baseUrl) ?? ''}`);
  return loaded;
}

function explain(
  cause: unknown,
  remote: ResolvedRemote,
  module: string,
  scripts: ScriptLoader,
): RemoteLoadError {
  const message = cause instanceof Error ? cause.message : String(cause);
  const failure = scripts.failureUnder(remote.baseUrl);
  const say = (code: FailureCode, text: string) =>
    new RemoteLoadError(code, `${remote.name}@${remote.version} ${module}: ${text}`, remote.version, {
      cause,
    });
  if (failure === 'refused') return say('GF-203', 'a file is not the one that was published');
  if (failure === 'unreachable') return say('GF-202', 'a file could not be fetched');
  if (/does not satisfy the requirement|import: false/.test(message)) return say('GF-204', message);
  return say('GF-205', message);
}

import type { PageData } from '@girassol/federation';
import { api, logout, onConnectionChange } from '@girassol/shared-auth';
import { readStoredValue, writeStoredValue } from '../page/browser-storage';
import {
  MIN_VERSION_RECHECK_INTERVAL_MS,
  type VersionCheckResult,
  versionCheckSeconds,
} from './update-status';

/** Versions that this page was loaded with. */
type PageVersions = Pick<PageData, 'version'> & {
  registry: Pick<PageData['registry'], 'revision'>;
  shell: Pick<PageData['shell'], 'version'>;
};

const upToDate: VersionCheckResult = { needUpdate: false, critical: false };
const storageKey = 'girassol.critical-update';

const listeners = new Set<() => void>();
let current = upToDate;

/** Returns the last answer of the server to the check whether the page is out of date. */
export function getVersionCheckResult(): VersionCheckResult {
  return current;
}

/**
 * Subscribes to answers to the check whether the page is out of date. Returns a function that unsubscribes.
 */
export function onVersionCheck(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A critical update ends the session, once per version: the next login happens with the new one (shell.updates-002). */
function leaveOnce(clientVersion: string): void {
  if (readStoredValue(storageKey) === clientVersion) return;
  writeStoredValue(storageKey, clientVersion);
  logout({ to: '/login' });
}

/** Is another shell, or another version of some area, live by now? Where nobody answers, nothing new is known. */
async function isOutlived({ registry, shell }: PageVersions): Promise<boolean> {
  try {
    const answer = await fetch('/federation/revision');
    const live: unknown = await answer.json();
    if (!answer.ok || typeof live !== 'object' || live === null) return false;
    const isOther = (name: string, own: string) => {
      const value: unknown = Reflect.get(live, name);
      return typeof value === 'string' && value !== own;
    };
    return isOther('revision', registry.revision) || isOther('shell', shell.version);
  } catch {
    return false;
  }
}

async function check(page: PageVersions): Promise<void> {
  const { version: clientVersion } = page;
  const [answer, hasNew] = await Promise.all([
    api('POST /updates/updated', { body: { clientVersion }, silent: true }).catch(() => null),
    isOutlived(page),
  ]);
  if (!answer) return;
  const next = { ...answer, needUpdate: answer.needUpdate || hasNew };
  const isChanged = next.needUpdate !== current.needUpdate || next.critical !== current.critical;
  current = next;
  if (isChanged) for (const listener of listeners) listener();
  if (next.needUpdate && next.critical) leaveOnce(clientVersion);
}

/**
 * Asks the server whether the page is out of date: several times after the start, when the user returns to the page, and
 * when the server is back, which may have been away for a deploy. Returns a function that stops the checks.
 */
export function watchVersion(page: PageVersions): () => void {
  let lastCheck = Date.now();
  const ask = () => {
    lastCheck = Date.now();
    void check(page);
  };
  const timers = versionCheckSeconds.map((seconds) => setTimeout(ask, seconds * 1000));
  const onReturn = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastCheck >= MIN_VERSION_RECHECK_INTERVAL_MS)
      ask();
  };
  document.addEventListener('visibilitychange', onReturn);
  const stopListening = onConnectionChange((connection) => {
    if (connection === 'ONLINE') ask();
  });
  return () => {
    stopListening();
    for (const timer of timers) clearTimeout(timer);
    document.removeEventListener('visibilitychange', onReturn);
    current = upToDate;
  };
}

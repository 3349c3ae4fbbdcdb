import { DAY_MS, type Session } from '@girassol/shared-domain';
import { hasOfflineCopies, importCopyDatabase } from '../offline-copies/stored-copies';
import { getServerTime } from '../session/server-clock';
import { readStoredValue, removeStoredValue, storageKeys, writeStoredValue } from '../session/storage';
import {
  getEndedSession,
  getSession,
  isStoredInBrowser,
  onEndedSessionChange,
  onSessionChange,
} from '../session/store';
import { getDeviceOwner } from './device-owner';
import type { StoredAnswer, StoredAnswerEntry } from './offline-database';
import type { OfflineStoreName } from './offline-store-names';
import { forgetStoredData, reportStoredData, reportStoredSettings } from './stored-data-time';

/** Stored answers are shown for so long; a session lasts no longer. */
const MAX_AGE_MS = 7 * DAY_MS;
/** Answers are collected for so long before they are written, so that they do not compete with the first screen. */
const WRITE_DELAY_MS = 1_000;

/** A call whose answer is stored: its store, method, address and content. */
export interface StoredCall {
  store: OfflineStoreName;
  /** Method and address with its query. */
  request: string;
  body: unknown;
}

let isEnabled = false;
/** Owner of what is stored; null while nobody is logged in. */
let owner: string | null = null;
const waiting = new Map<string, StoredAnswerEntry>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The code of the database, fetched when it is first needed. */
const importDatabase = () =>
  import(/* webpackChunkName: "offline-database", webpackFetchPriority: "low" */ './offline-database');

/** Returns the session whose answers are stored and shown: not that of a visit, nor one that the server has ended. */
export function getReadingSession(): Session | null {
  const session = getSession();
  return !isEnabled || !session || session.visit || getEndedSession() ? null : session;
}

/** Returns the key of a stored answer: owner, method and address, content. */
export const buildAnswerKey = (session: Session, { request, body }: StoredCall): string =>
  `${getDeviceOwner(session)}\n${request}\n${body === undefined ? '' : JSON.stringify(body)}`;

/** Removes links to files that are signed for whoever reads them. */
export function withoutSignedLinks(text: string): string {
  if (!text.includes('signature=')) return text;
  const isSigned = (value: unknown) => typeof value === 'string' && /[?&]signature=/.test(value);
  return JSON.stringify(JSON.parse(text, (_name, value: unknown) => (isSigned(value) ? '' : value)));
}

/**
 * Begins to store answers on this device, and to show them where no answer comes. Call it once the session is restored.
 * Deletes what is too old, and what another person left behind.
 */
export function enableStoredAnswers(): void {
  isEnabled = true;
  const session = getReadingSession();
  owner = session && getDeviceOwner(session);
  // A page may be left as soon as it shows something. After the first requests, which it must not delay.
  if (session) setTimeout(prepareDatabase);
  if (!hasStoredAnswers()) return;
  if (!session) void wipeStoredAnswers();
  else {
    const rule = { owner: getDeviceOwner(session), storedBefore: getServerTime() - MAX_AGE_MS };
    setTimeout(
      () =>
        void importDatabase()
          .then(({ pruneAnswers }) => pruneAnswers(rule))
          .then(() => (hasOfflineCopies() ? pruneOfflineCopies(rule.owner) : undefined))
          .catch(() => undefined),
      5_000,
    );
  }
}

/** Ends storing answers and deletes what is stored. */
export function disableStoredAnswers(): void {
  isEnabled = false;
  if (hasStoredAnswers()) void wipeStoredAnswers();
}

const hasStoredAnswers = () => readStoredValue(storageKeys.storedAnswers) !== null;

/** Stores the answer to a call of this session in the background. A full device stores nothing. */
export function storeAnswer(session: Session, call: StoredCall, answer: unknown): void {
  if (getReadingSession()?.userId !== session.userId) return;
  const key = buildAnswerKey(session, call);
  waiting.set(key, {
    store: call.store,
    key,
    owner: getDeviceOwner(session),
    text: JSON.stringify(answer),
    storedAt: getServerTime(),
  });
  if (timer !== undefined) return;
  timer = setTimeout(() => void writeWaitingAnswers(), WRITE_DELAY_MS);
  prepareDatabase();
}

/**
 * Fetches the code of the database and opens it. A page that is left within the delay writes as it goes, and has time for
 * the write only.
 */
function prepareDatabase(): void {
  void importDatabase()
    .then(({ openAnswers }) => openAnswers())
    .catch(() => undefined);
}

/** Writes the answers that wait. Does nothing for those of a session that has ended meanwhile, here or in another tab. */
export async function writeWaitingAnswers(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const session = getReadingSession();
  const entries = [...waiting.values()].filter((entry) => session && entry.owner === getDeviceOwner(session));
  waiting.clear();
  if (!session || entries.length === 0) return;
  const mayWrite = () => getReadingSession()?.userId === session.userId && isStoredInBrowser(session);
  try {
    const { putAnswers } = await importDatabase();
    writeStoredValue(storageKeys.storedAnswers, 'true');
    await putAnswers(
      entries.map((entry) => ({ ...entry, text: withoutSignedLinks(entry.text) })),
      mayWrite,
    );
  } catch {
    // Storage is forbidden or full: the product works as it does without.
  }
}

/**
 * Loads the stored answer to a call that got none, and notes its time for the screen. Undefined if the call was never
 * answered on this device, or too long ago.
 */
export async function loadStoredAnswer(session: Session, call: StoredCall): Promise<unknown> {
  if (getReadingSession()?.userId !== session.userId) return undefined;
  const key = buildAnswerKey(session, call);
  const stored = waiting.get(key) ?? (await loadFromDatabase(call.store, key));
  // Meanwhile the person may have left.
  if (!stored || getReadingSession()?.userId !== session.userId) return undefined;
  if (stored.storedAt < getServerTime() - MAX_AGE_MS) return undefined;
  // Settings and notifications are on every screen: its data are not as old as they are.
  if (call.store === 'userSettings') reportStoredSettings();
  else reportStoredData(stored.storedAt);
  return JSON.parse(stored.text);
}

/** Loads the last answer to a call: the stored one, or that of a copy that was taken along later. */
async function loadFromDatabase(
  store: OfflineStoreName,
  key: string,
): Promise<Pick<StoredAnswer, 'text' | 'storedAt'> | undefined> {
  if (!hasStoredAnswers()) return undefined;
  try {
    const stored = await (await importDatabase()).loadAnswer(store, key);
    const copied = hasOfflineCopies() ? await (await importCopyDatabase()).loadCopiedAnswer(key) : undefined;
    return copied && copied.storedAt > (stored?.storedAt ?? 0) ? copied : stored;
  } catch {
    return undefined;
  }
}

async function pruneOfflineCopies(ownerOfCopies: string): Promise<void> {
  await (await importCopyDatabase()).pruneCopies({ owner: ownerOfCopies, now: getServerTime() });
}

/** Deletes the stored answer to a call that the server refuses now: the record is gone, or the right to it. */
export function forgetStoredAnswer(session: Session, call: StoredCall): void {
  const key = buildAnswerKey(session, call);
  waiting.delete(key);
  if (!isEnabled || !hasStoredAnswers()) return;
  void importDatabase()
    .then(({ deleteAnswer }) => deleteAnswer(call.store, key))
    .then(async () => hasOfflineCopies() && (await importCopyDatabase()).deleteCopiedAnswer(key))
    .catch(() => undefined);
}

/** Deletes everything that was read on this device, and what was taken along. */
export async function wipeStoredAnswers(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  waiting.clear();
  forgetStoredData();
  try {
    await (await importDatabase()).clearAnswers();
    if (hasOfflineCopies()) await (await importCopyDatabase()).clearCopies();
    removeStoredValue(storageKeys.offlineCopies);
    removeStoredValue(storageKeys.storedAnswers);
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
}

// Logout, the end of the session, and another person in the same browser: every tab hears of it, and each wipes, because a
// late answer in one of them may have been written after another had wiped.
onSessionChange((session) => {
  // A visit is a session of its tab only, beside that of the browser.
  if (!isEnabled || session?.visit) return;
  const next = session && getDeviceOwner(session);
  if (next === owner) return;
  owner = next;
  void wipeStoredAnswers();
});
onEndedSessionChange((ended) => {
  if (isEnabled && ended) void wipeStoredAnswers();
});
// A page that is left soon after its answers came has not written them yet.
window.addEventListener('pagehide', () => {
  if (waiting.size > 0) void writeWaitingAnswers();
});

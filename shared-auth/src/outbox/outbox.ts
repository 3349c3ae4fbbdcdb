import { DAY_MS } from '@girassol/shared-domain';
import { ApiError } from '../api/api-error';
import { getConnectionStatus, onConnectionChange, probeConnection } from '../connection/connection-status';
import { getDeviceOwner } from '../offline/device-owner';
import { getServerTime, isServerTimeConfirmed } from '../session/server-clock';
import { readStoredValue, removeStoredValue, storageKeys, writeStoredValue } from '../session/storage';
import { getEndedSession, getSession, onEndedSessionChange, onSessionChange } from '../session/store';
import { createSubscribers } from '../subscribers';
import { describeFile } from './waiting-file';
import type { WaitingFile, WaitingWrite } from './waiting-write';

/** The server repeats its answer to a key for so long; older writes are sent only after a question. */
const MAX_AGE_MS = 30 * DAY_MS;
/** Writes that could not be sent although there is a connection are tried again after so long. */
const RETRY_MS = 60_000;

const problems = {
  old: 'Foi escrita há mais de 30 dias. Confira se ainda vale antes de enviar.',
  expired: 'Não foi enviada em 30 dias, e o conteúdo foi apagado deste aparelho.',
  lostFile: 'O arquivo não está mais neste aparelho. Escolha-o de novo, e descarte este envio.',
} as const;

/** Write as a screen describes it; the outbox adds key, owner and time. */
export type NewWrite = Pick<
  WaitingWrite,
  'call' | 'params' | 'body' | 'record' | 'recordName' | 'title' | 'detail' | 'baseVersion'
>;

/** Sends a call with its idempotency key and its file, without a dialog. Rejects with `ApiError`. */
type SendWrite = (write: WaitingWrite, file: File | undefined) => Promise<unknown>;

const subscribers = createSubscribers<readonly WaitingWrite[]>();
let writes: readonly WaitingWrite[] = [];
let isAccepting = false;
let send: SendWrite | null = null;
let onChanged: () => void = () => undefined;
let sending: Promise<void> = Promise.resolve();
/** The last reading of the database. */
let reading: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

const importDatabase = () => import(/* webpackChunkName: "outbox-database" */ './outbox-database');
/** Returns the owner whose writes may be seen and sent now: not in a visit, nor after the server has ended the session. */
function getCurrentOwner(): string | null {
  const session = getSession();
  return !session || session.visit || getEndedSession() ? null : getDeviceOwner(session);
}

/** Returns the writes of the present person that wait for a signal or for a decision, oldest first. */
export const getWaitingWrites = (): readonly WaitingWrite[] => writes;

/** Loads the writes of the present person that wait, oldest first; at the start of a page they are not known at once. */
export async function loadWaitingWrites(): Promise<readonly WaitingWrite[]> {
  await reading;
  return writes;
}

/** Subscribes to changes of the waiting writes. Returns a function that unsubscribes. */
export const onWaitingWritesChange = (listener: () => void): (() => void) => subscribers.add(listener);

/** Returns true if a write of a record waits: another one of the same record must not overtake it. */
export const hasWaitingWrites = (record: string): boolean => writes.some((write) => write.record === record);

/** Returns true if a write of the present person may wait on this device. */
export const canQueueWrites = (): boolean => isAccepting && getCurrentOwner() !== null;

const hasWrites = () => readStoredValue(storageKeys.outbox) !== null;

/** Reads the writes of the present person, here and, by the browser's storage, in the other tabs. */
function refresh(options: { isOwnChange: boolean }): Promise<void> {
  const refreshed = readWrites(options);
  reading = refreshed.catch(() => undefined);
  return refreshed;
}

async function readWrites({ isOwnChange }: { isOwnChange: boolean }): Promise<void> {
  if (isOwnChange) writeStoredValue(storageKeys.outbox, String(Date.now()));
  const owner = getCurrentOwner();
  const found = owner && hasWrites() ? await (await importDatabase()).listWrites(owner) : [];
  // Meanwhile the person may have left.
  writes = owner === getCurrentOwner() ? found : [];
  subscribers.publish(writes);
}

/**
 * Puts a write on this device, to be sent once with its key when there is a signal. The same file for the same place waits
 * once, however often it is chosen. Rejects if the device cannot store it: then it is not saved, and the caller says so.
 */
export async function queueWrite(write: NewWrite, key: string, file?: File): Promise<void> {
  const owner = getCurrentOwner();
  if (!isAccepting || owner === null) throw new Error('nothing may wait in this session');
  const { pathname, search } = window.location;
  const { addWrite } = await importDatabase();
  const bytes = file ? await file.arrayBuffer() : null;
  const facts = file && bytes ? await describeFile(file, bytes) : undefined;
  if (facts && writes.some((other) => isSameFile(other, write, facts))) return;
  // After all others, also on a device whose clock was set back: it is the order in which they are sent.
  const madeAt = Math.max(getServerTime(), (writes.at(-1)?.madeAt ?? 0) + 1);
  const waiting = { ...write, key, owner, path: pathname + search, madeAt, problem: null, current: null };
  await addWrite(facts ? { ...waiting, file: facts } : waiting, bytes);
  await refresh({ isOwnChange: true });
  retryLater();
}

/** Returns true if a write that waits sends the same file to the same place under the same name. */
const isSameFile = (waiting: WaitingWrite, write: NewWrite, { fingerprint }: WaitingFile): boolean =>
  waiting.file?.fingerprint === fingerprint &&
  waiting.call === write.call &&
  JSON.stringify([waiting.params, waiting.body]) === JSON.stringify([write.params, write.body]);

/** Loads the file of a write that waits on this device; undefined if there is none, or not any more. */
export async function loadWaitingFile(write: WaitingWrite): Promise<File | undefined> {
  if (write.owner !== getCurrentOwner()) return undefined;
  return (await importDatabase()).loadFile(write);
}

/** Deletes a waiting write, as the person has decided. */
export async function discardWrite(key: string): Promise<void> {
  await (await importDatabase()).deleteWrites([key]);
  await refresh({ isOwnChange: true });
  onChanged();
}

/**
 * Sends a write that waits for a decision, and everything else that waits. Overwrites what somebody else has changed since, as
 * the person has seen and decided.
 */
export async function retryWrite(write: WaitingWrite): Promise<void> {
  const baseVersion = write.current?.version ?? write.baseVersion;
  await (await importDatabase()).updateWrite({ ...write, baseVersion, problem: null, current: null });
  await refresh({ isOwnChange: true });
  await sendWaitingWrites(write.key);
}

/** Deletes all waiting writes of the present person, as the person has decided before leaving. */
export async function clearWaitingWrites(): Promise<void> {
  const owner = getCurrentOwner();
  if (owner === null || !hasWrites()) return;
  await (await importDatabase()).clearWrites(owner);
  await refresh({ isOwnChange: true });
}

/**
 * Counts what waits on this device of other people; the content of what is older than thirty days by the server's clock is
 * removed.
 */
export async function countWaitingWritesOfOthers(): Promise<number> {
  if (!hasWrites()) return 0;
  const { countWritesOfOthers } = await importDatabase();
  if (!isServerTimeConfirmed()) await probeConnection();
  const madeBefore = isServerTimeConfirmed() ? getServerTime() - MAX_AGE_MS : 0;
  return countWritesOfOthers(getCurrentOwner() ?? '', madeBefore);
}

/** One tab sends at a time: the next one finds what is left. */
function withLock(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('girassol-outbox', work) : work();
}

/**
 * Sends what waits, in the order in which it was made. A refusal stops the writes of its record until the person has
 * decided; a failure of the network stops all. `confirmed`: key of a write that is sent although it is old.
 */
export function sendWaitingWrites(confirmed?: string): Promise<void> {
  if (!hasWrites()) return Promise.resolve();
  // One after the other also where the browser has no locks.
  sending = sending.then(() => withLock(() => sendAll(confirmed))).catch(() => undefined);
  return sending;
}

async function sendAll(confirmed: string | undefined): Promise<void> {
  const owner = getCurrentOwner();
  if (owner === null || !send) return;
  // The age of a write counts by the server's clock, whatever this device's says.
  if (!isServerTimeConfirmed()) await probeConnection();
  const { deleteWrites, hasWrite, listWrites, loadFile, updateWrite } = await importDatabase();
  const stopped = new Set<string>();
  let hasSent = false;
  for (const write of await listWrites(owner)) {
    const problem = write.key === confirmed ? null : findProblem(write);
    if (problem === problems.old && write.problem === null && !isServerTimeConfirmed()) break;
    if (problem !== null && write.problem === null) await updateWrite({ ...write, problem });
    if (problem !== null) stopped.add(write.record);
    if (stopped.has(write.record)) continue;
    const file = write.file && (await loadFile(write));
    if (getCurrentOwner() !== owner) break;
    // Discarded meanwhile, here or in another tab.
    if (!(await hasWrite(write.key))) continue;
    if (write.file && !file) {
      stopped.add(write.record);
      await updateWrite({ ...write, problem: problems.lostFile });
      continue;
    }
    try {
      await send(write, file);
      await deleteWrites([write.key]);
      hasSent = true;
    } catch (error) {
      if (!(error instanceof ApiError) || isPassing(error)) break;
      stopped.add(write.record);
      await updateWrite({ ...write, problem: error.message, current: error.current ?? null });
    }
  }
  await refresh({ isOwnChange: true });
  if (hasSent) onChanged();
  retryLater();
}

/** Returns why a person has to decide about a write; null if it may be sent. */
function findProblem({ problem, body, madeAt }: WaitingWrite): string | null {
  if (problem !== null) return problem;
  if (body === null) return problems.expired;
  return madeAt < getServerTime() - MAX_AGE_MS ? problems.old : null;
}

/** Failures after which the same request may succeed: the network, the server, too many at once, a login that is due. */
const isPassing = ({ status, isTemporary }: ApiError) => isTemporary || [401, 408, 429].includes(status);

function retryLater(): void {
  clearTimeout(timer);
  timer = undefined;
  if (writes.some(({ problem }) => problem === null))
    timer = setTimeout(() => {
      if (getConnectionStatus() === 'ONLINE') void sendWaitingWrites();
    }, RETRY_MS);
}

/**
 * Starts the outbox: sends what waits from earlier, and from now on whenever the connection is back. Without
 * `acceptsWrites`, nothing new may wait on this device, and what waits is still sent.
 */
export function startOutbox(options: {
  acceptsWrites: boolean;
  send: SendWrite;
  /** Called after something was sent or discarded: screens load again what it changes. */
  onChanged: () => void;
}): void {
  isAccepting = options.acceptsWrites;
  send = options.send;
  onChanged = options.onChanged;
  follow();
}

/** Stops the outbox, for tests. */
export function stopOutbox(): void {
  isAccepting = false;
  send = null;
  writes = [];
  clearTimeout(timer);
  removeStoredValue(storageKeys.outbox);
}

/** Reads and sends what waits of the person who is here now, and removes the content of what has expired. */
function follow(): void {
  if (!send) return;
  void refresh({ isOwnChange: false })
    .then(() => sendWaitingWrites())
    .then(() => countWaitingWritesOfOthers())
    .catch(() => undefined);
}

onSessionChange(follow);
onEndedSessionChange(follow);
onConnectionChange((connection) => {
  if (connection === 'ONLINE') void sendWaitingWrites();
});
window.addEventListener('storage', ({ key }) => {
  if (key === storageKeys.outbox) void refresh({ isOwnChange: false }).catch(() => undefined);
});

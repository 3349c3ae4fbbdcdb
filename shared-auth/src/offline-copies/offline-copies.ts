import { DAY_MS, type Session } from '@girassol/shared-domain';
import type { ResponseBody, RouteKey } from '@girassol/shared-domain/contract';
import { buildCallAddress } from '../api/address';
import type { ApiOptions } from '../api/client';
import { type RequestOptions, readAnswer, reportUnanswered } from '../api/request';
import { getDeviceOwner } from '../offline/device-owner';
import { buildAnswerKey, getReadingSession, withoutSignedLinks } from '../offline/stored-answers';
import { getStoreOfCall } from '../offline/stored-calls';
import { getServerTime } from '../session/server-clock';
import { storageKeys, writeStoredValue } from '../session/storage';
import { isStoredInBrowser, onEndedSessionChange, onSessionChange } from '../session/store';
import { createSubscribers } from '../subscribers';
import type { CopiedAnswer, FileToCopy, OfflineCopy } from './offline-copy';
import { hasOfflineCopies, importCopyDatabase } from './stored-copies';

/** A copy is shown for so long. */
export const OFFLINE_COPY_MS = 7 * DAY_MS;

/** Calls the product API for a copy: its answer goes into it. Rejects like `api`, without a dialog. */
export type ReadForCopy = <K extends RouteKey>(key: K, options: ApiOptions<K>) => Promise<ResponseBody<K>>;

/** Item that is to be taken along. */
export interface CopySubject {
  /** Id of the item. */
  record: string;
  title: string;
  path: string;
  /** Makes the calls whose answers are taken, and returns the files. */
  collect: (read: ReadForCopy) => Promise<FileToCopy[]>;
  /** Told how many files have arrived, of how many. */
  onProgress?: (done: number, total: number) => void;
}

const subscribers = createSubscribers<readonly OfflineCopy[]>();
let copies: readonly OfflineCopy[] = [];
let isLoaded = false;

const announceChange = () => writeStoredValue(storageKeys.offlineCopies, String(Date.now()));

/** Returns true if items may be taken along in this session: not in a visit, nor where nothing is kept for times without a signal. */
export const canTakeOfflineCopies = (): boolean => getReadingSession() !== null;

/** Returns the copies of the present person that are still shown, the newest first. */
export const getOfflineCopies = (): readonly OfflineCopy[] => copies;

/** Subscribes to changes of the copies, and reads them first. Returns a function that unsubscribes. */
export function onOfflineCopiesChange(listener: () => void): () => void {
  if (!isLoaded) void refresh();
  return subscribers.add(listener);
}

async function refresh(): Promise<void> {
  isLoaded = true;
  const session = getReadingSession();
  const found = session && hasOfflineCopies() ? await loadCopies(session).catch(() => []) : [];
  copies = getReadingSession()?.userId === session?.userId ? found : [];
  subscribers.publish(copies);
}

async function loadCopies(session: Session): Promise<OfflineCopy[]> {
  const { listCopies } = await importCopyDatabase();
  return (await listCopies(getDeviceOwner(session))).filter(({ until }) => until > getServerTime());
}

/**
 * Takes an item along for seven days: its answers, and the bytes of its files; files that are on the device already are not
 * fetched again. Rejects if an answer does not come, or if the device cannot store it; files that do not arrive are counted.
 */
export async function takeOfflineCopy(subject: CopySubject): Promise<OfflineCopy> {
  const session = getReadingSession();
  if (!session) throw new Error('nothing may be stored in this session');
  const owner = getDeviceOwner(session);
  const id = `${owner}\n${subject.record}`;
  const mayWrite = () => getReadingSession()?.userId === session.userId && isStoredInBrowser(session);
  const answers: CopiedAnswer[] = [];
  const read = async (key: string, options: RequestOptions) => {
    const answer = await readForCopy(key, options);
    const call = buildStoredCall(key, options);
    const text = withoutSignedLinks(JSON.stringify(answer));
    answers.push({ copy: id, key: buildAnswerKey(session, call), text, storedAt: getServerTime() });
    return answer;
  };
  const files = await subject.collect(read as ReadForCopy);
  const { finishCopy, putCopiedAnswers } = await importCopyDatabase();
  writeStoredValue(storageKeys.storedAnswers, 'true');
  announceChange();
  await putCopiedAnswers(id, answers, mayWrite);
  const { bytes, missing } = await copyFiles(id, files, { mayWrite, onProgress: subject.onProgress });
  const { record, title, path } = subject;
  const takenAt = getServerTime();
  const copy: OfflineCopy = {
    ...{ id, owner, record, title, path, takenAt },
    until: takenAt + OFFLINE_COPY_MS,
    fileCount: files.length - missing,
    fileBytes: bytes,
    missingFiles: missing,
  };
  await finishCopy(copy, new Set(files.map(({ name }) => name)), mayWrite);
  if (!mayWrite()) throw new Error('the session has ended meanwhile');
  announceChange();
  await refresh();
  return copy;
}

async function readForCopy(key: string, options: RequestOptions): Promise<unknown> {
  try {
    return await readAnswer(key, { silent: true, ...options });
  } catch (error) {
    throw reportUnanswered(error);
  }
}

function buildStoredCall(key: string, { params, query, body }: RequestOptions) {
  const store = getStoreOfCall(key);
  if (!store) throw new Error(`${key} is not a call whose answers are stored`);
  const { method, url } = buildCallAddress(key, params, query);
  return { store, request: `${method} ${url}`, body };
}

interface FileCopying {
  mayWrite: () => boolean;
  onProgress: CopySubject['onProgress'];
}

/** Fetches the files that are not on the device yet, one after the other. Returns their size, and how many did not arrive. */
async function copyFiles(
  copy: string,
  files: readonly FileToCopy[],
  { mayWrite, onProgress }: FileCopying,
): Promise<{ bytes: number; missing: number }> {
  const { listCopiedFiles, putCopiedFile } = await importCopyDatabase();
  const known = new Map((await listCopiedFiles(copy)).map(({ name, content }) => [name, content.size]));
  let bytes = 0;
  let missing = 0;
  for (const [index, { name, url }] of files.entries()) {
    onProgress?.(index, files.length);
    const content = known.has(name) ? null : await fetchFile(url);
    if (content) await putCopiedFile({ copy, name, content }, mayWrite);
    bytes += content?.size ?? known.get(name) ?? 0;
    if (!content && !known.has(name)) missing += 1;
  }
  onProgress?.(files.length, files.length);
  return { bytes, missing };
}

/** Fetches the bytes of a file; null if they do not arrive. */
async function fetchFile(url: string): Promise<Blob | null> {
  try {
    const response = await fetch(url);
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

/** Deletes a copy with its files, as the person has decided. */
export async function deleteOfflineCopy({ id }: OfflineCopy): Promise<void> {
  await (await importCopyDatabase()).deleteCopy(id);
  announceChange();
  await refresh();
}

/** Loads a file of the copies of the present person; undefined if it was not taken along. `name`: as it was taken. */
export async function loadOfflineFile(name: string): Promise<Blob | undefined> {
  const session = getReadingSession();
  if (!session || !hasOfflineCopies()) return undefined;
  return (await importCopyDatabase()).loadCopiedFile(getDeviceOwner(session), name);
}

const follow = () => {
  if (isLoaded) void refresh();
};
onSessionChange(follow);
onEndedSessionChange(follow);
window.addEventListener('storage', ({ key }) => {
  if (key === storageKeys.offlineCopies) follow();
});

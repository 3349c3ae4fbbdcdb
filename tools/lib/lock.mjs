import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Interval between tries to take a held lock, and (`MAX_WAIT`) the maximum wait, in milliseconds. */
const RETRY_INTERVAL_MS = 200;
const MAX_WAIT = 600_000;
/**
 * Age from which a lock without a holder is taken over, in milliseconds; a younger one may be about to record its
 * holder.
 */
const STALE_MS = 10_000;

/**
 * Runs some work while no other process of this machine holds the lock, which is a folder. The lock of a process that
 * has ended is taken over. Throws after the maximum wait.
 * @template Result
 * @param {string} path
 * @param {() => Promise<Result>} work
 * @param {{ maxWait?: number }} [options]
 * @returns {Promise<Result>}
 */
export async function withLock(path, work, { maxWait = MAX_WAIT } = {}) {
  await acquire(path, maxWait);
  try {
    return await work();
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

async function acquire(path, maxWait) {
  mkdirSync(dirname(path), { recursive: true });
  const began = Date.now();
  let unknownSince = 0;
  while (!make(path)) {
    const holder = readHolder(path);
    if (holder !== undefined) unknownSince = 0;
    else unknownSince ||= Date.now();
    const isStale = holder === undefined ? Date.now() - unknownSince > STALE_MS : !isAlive(holder);
    if (isStale) rmSync(path, { recursive: true, force: true });
    else if (Date.now() - began > maxWait) throw new Error(`${path} is held by process ${holder}`);
    else await sleep(RETRY_INTERVAL_MS);
  }
  writeFileSync(holderFile(path), String(process.pid));
}

const holderFile = (path) => join(path, 'pid');

/** Makes the folder. False: it is there. */
function make(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that holds a lock; undefined where it has not said so, or is gone by now. */
function readHolder(path) {
  try {
    return Number(readFileSync(holderFile(path), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

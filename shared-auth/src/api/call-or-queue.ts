import { OFFLINE_KEY_PREFIX } from '@girassol/shared-domain';
import { getConnectionStatus, reportUnreachable } from '../connection/connection-status';
import {
  canQueueWrites,
  hasWaitingWrites,
  type NewWrite,
  queueWrite,
  sendWaitingWrites,
} from '../outbox/outbox';
import { getSession } from '../session/store';
import { forgetIdempotencyKey, getIdempotencyKeyOfAction } from './intentions';
import { handleRefusal } from './refusals';
import { type RequestOptions, readAnswer, reportUnanswered, UnansweredCall } from './request';

/**
 * Name of a write for the list of those that wait, the record that it changes with its name for people, and the version of
 * what it changes; a write that only adds has none.
 */
export type WriteDescription = Pick<NewWrite, 'record' | 'title' | 'detail'> & {
  recordName: string;
  baseVersion?: string;
};

const FULL_DEVICE_MESSAGE =
  'Sem conexão, e este aparelho não tem espaço para guardar isto. Libere espaço, ou espere a conexão voltar para salvar.';

/** Status of the error of a write that found no signal and no space on this device (HTTP: Insufficient Storage). */
const FULL_DEVICE_STATUS = 507;

const isDeviceFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/** A lost answer, or another try after a reload, is the same intention for so long. */
const OFFLINE_INTENTION_MS = 24 * 3_600_000;

/**
 * Sends a write and returns its answer. Where none comes, the write waits on this device under the key with which it was
 * sent, and `'waiting'` is returned; a device that cannot store it fails like any call. A write of a record of which others
 * wait takes its place behind them. A write with a file needs a key of its own (`idempotencyKey`): a file has no fingerprint
 * before it is read.
 */
export async function callApiOrQueue(
  key: string,
  options: RequestOptions,
  { baseVersion, ...description }: WriteDescription,
): Promise<unknown> {
  const { params = {}, body, file } = options;
  const content = { params, body };
  const person = getSession()?.userId ?? '';
  // A write with a version may arrive twice: the second time it changes nothing, or is asked about.
  const prefix = baseVersion === undefined ? OFFLINE_KEY_PREFIX : '';
  const idempotencyKey =
    options.idempotencyKey ??
    getIdempotencyKeyOfAction(`${person} ${key}`, content, OFFLINE_INTENTION_MS, prefix);
  const queue = async () => {
    const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
    const write = { call: key, params: values, body, baseVersion: baseVersion ?? null, ...description };
    await queueWrite(write, idempotencyKey, file ?? undefined);
    // It is stored under its key: the same words are another intention from now on.
    forgetIdempotencyKey(idempotencyKey);
    return 'waiting';
  };
  if (canQueueWrites() && hasWaitingWrites(description.record)) {
    const isQueued = await queue().catch(() => null);
    if (isQueued && getConnectionStatus() === 'ONLINE') void sendWaitingWrites();
    if (isQueued) return isQueued;
  }
  try {
    return await readAnswer(key, { ...options, idempotencyKey });
  } catch (error) {
    if (!(error instanceof UnansweredCall) || !canQueueWrites())
      throw reportUnanswered(error, { isUnstored: true });
    try {
      await queue();
    } catch (queueing) {
      if (!isDeviceFull(queueing)) throw reportUnanswered(error, { isUnstored: true });
      throw handleRefusal(
        { status: FULL_DEVICE_STATUS, body: { message: FULL_DEVICE_MESSAGE } },
        error.circumstances,
      );
    }
    reportUnreachable();
    return 'waiting';
  }
}

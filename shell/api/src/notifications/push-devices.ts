import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import type { PushSender } from '@girassol/api-platform/push';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { requireSelf } from './own-notifications';

/** Devices of one person that receive pushes. */
const MAX_DEVICES = 20;
const MAX_DEVICE_LENGTH = 300;

/** Lists the devices of the caller that receive pushes, with the key by which another one subscribes. */
export async function listPushDevices(
  tx: Tx,
  caller: Caller,
  push: PushSender,
  userId: string,
): Promise<ResponseBody<'GET /notifications/push/:userId'>> {
  requireSelf(caller, userId);
  const devices = await tx
    .selectFrom('push_subscriptions')
    .select(['id', 'device', 'endpoint'])
    .where('account_id', '=', caller.accountId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return { publicKey: push.publicKey, devices };
}

/**
 * Stores a device of the caller, which receives pushes from then on. A browser belongs to whoever subscribed there last.
 * Throws 409 where this server sends no pushes, or the caller has too many devices.
 */
export async function addPushDevice(
  tx: Tx,
  caller: Caller,
  push: PushSender,
  {
    userId,
    device,
    endpoint,
    keys,
  }: { userId: string; device: string } & ParsedRequestBody<'POST /notifications/push/:userId'>,
): Promise<Record<string, never>> {
  requireSelf(caller, userId);
  if (push.publicKey === null) throw new Refusal(409, 'Este servidor não envia avisos para aparelhos.');
  await sql`select release_push_endpoint(${endpoint})`.execute(tx);
  const { devices } = await listPushDevices(tx, caller, push, userId);
  if (devices.length >= MAX_DEVICES)
    throw new Refusal(409, `Você já recebe avisos em ${MAX_DEVICES} aparelhos. Desligue um deles antes.`);
  await tx
    .insertInto('push_subscriptions')
    .values({
      account_id: caller.accountId,
      id: generateId(),
      user_id: userId,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      device: device.slice(0, MAX_DEVICE_LENGTH),
    })
    .onConflict((conflict) => conflict.column('endpoint').doNothing())
    .execute();
  return {};
}

/** Removes a device of the caller. One that is gone already is as good. */
export async function removePushDevice(
  tx: Tx,
  caller: Caller,
  { userId, deviceId }: { userId: string; deviceId: string },
): Promise<Record<string, never>> {
  requireSelf(caller, userId);
  await tx
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', caller.accountId)
    .where('user_id', '=', userId)
    .where('id', '=', deviceId)
    .execute();
  return {};
}

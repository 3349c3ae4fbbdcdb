import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { MessengerContact, MessengerNumber } from '../messenger';
import '../../tables';

export type DemoPhone = Row<'demo_phones'>;

const NAMES = [
  'Ana Ribeiro',
  'Caio Menezes',
  'Dalva Pires',
  'Elton Brandão',
  'Fabiana Costa',
  'Gil Nogueira',
];

/** Returns the path of the page of a phone. */
export const getDemoPhonePath = (key: string): string => `/celular-demonstracao/${key}`;

/** Finds the phone of a person, or creates it. Without a person it is the phone of a new one. */
export async function openDemoPhone(
  tx: Tx,
  { accountId, phoneId, hookId }: Omit<MessengerNumber, 'accessToken'>,
  owner: (MessengerContact & { name: string }) | null,
): Promise<DemoPhone> {
  const waId = owner?.phone || `55479${randomInt(8_000_0000, 9_999_9999)}`;
  await tx
    .insertInto('demo_phones')
    .values({
      account_id: accountId,
      id: randomUUID(),
      key: randomBytes(16).toString('base64url'),
      hook_id: hookId,
      business_phone_id: phoneId,
      wa_id: waId,
      user_id: owner?.businessUserId ?? `BR.${randomInt(1_000_000_000, 9_999_999_999)}`,
      name: owner?.name || NAMES[randomInt(NAMES.length)] || 'Cliente',
    })
    .onConflict((conflict) => conflict.constraint('demo_phones_number').doNothing())
    .execute();
  return tx
    .selectFrom('demo_phones')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('business_phone_id', '=', phoneId)
    .where('wa_id', '=', waId)
    .executeTakeFirstOrThrow();
}

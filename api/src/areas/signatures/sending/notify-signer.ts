import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import { DAY_MS } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { isSignersTurn } from '@girassol/shared-domain/signatures';
import { buildSignerNotFound } from '../change-signers';
import { type ContractContext, requireSignatureSender } from '../contract-context';
import { toSignerTurn } from '../load-signature-record';
import { listSigners, lockOpenSignature } from '../lock-signature';
import { enqueueProviderNotification } from '../provider/provider-jobs';
import { publishContractChanged } from '../publish-contract-changed';
import type { SigningServices } from '../signing';
import { addToTrail, countTrailEvents } from '../trail';
import { updateSignature } from '../update-signature';
import { inviteSigner, recordSignerNotification } from './invite-signer';

/** Between two mails to the same person; and how many they get in a day. */
const PAUSE_SECONDS = 60;
const MAX_NOTIFICATIONS_PER_DAY = 10;

type Channel =
  ParsedRequestBody<'POST /signatures/single/person/notification/:saleId/:contractId/:personId'>['type'];

/**
 * Notifies a signer again by mail, or records that the sender prepared a WhatsApp message (signatures-014,
 * signatures-016). Refuses SMS. Throws 429 if the signer was notified less than a minute ago or ten times in
 * a day.
 */
export async function notifySigner(
  tx: Tx,
  caller: Caller,
  signing: SigningServices,
  { place, personId, channel }: { place: ContractContext; personId: string; channel: Channel },
): Promise<Row<'signatures'>> {
  if (channel === 'sms')
    throw invalidField('type', 'Não enviamos SMS. Notifique por e-mail ou prepare a mensagem de WhatsApp.');
  const { signature, person } = await waitingSigner(tx, caller, place, personId);
  await requireFewNotices(tx, person);
  const { userId } = caller;
  if (channel === 'whatsapp') await recordSignerNotification(tx, signature, person, { userId, channel });
  else if (person.provider_key !== null) {
    await recordSignerNotification(tx, signature, person, { userId });
    await enqueueProviderNotification(tx, signature, { person, channel });
  } else await inviteSigner(tx, signing, { ...place, signature }, { person, userId });
  await publishContractChanged(tx, caller, place);
  return updateSignature(tx, signature);
}

/**
 * Records in the trail that the sender copied the personal link of a signer. A person with the link can open
 * the document but cannot sign without a code (signatures-017).
 */
export async function recordCopiedLink(
  tx: Tx,
  caller: Caller,
  place: ContractContext,
  personId: string,
): Promise<Row<'signatures'>> {
  const { signature, person } = await waitingSigner(tx, caller, place, personId);
  await addToTrail(tx, signature, { kind: 'LINK_COPIED', personId: person.id, userId: caller.userId });
  await publishContractChanged(tx, caller, place);
  return updateSignature(tx, signature);
}

/** A signer of an open document whose turn it is. */
async function waitingSigner(
  tx: Tx,
  caller: Caller,
  { contract }: ContractContext,
  personId: string,
): Promise<{ signature: Row<'signatures'>; person: Row<'signature_persons'> }> {
  requireSignatureSender(caller);
  const signature = await lockOpenSignature(tx, contract);
  const persons = await listSigners(tx, signature);
  const person = persons.find(({ id }) => id === personId);
  if (!person) throw buildSignerNotFound();
  if (person.signed_at) throw new Refusal(409, `${person.name} já assinou este documento.`);
  if (person.kind === 'COPY')
    throw new Refusal(409, `${person.name} só recebe a cópia, quando todos tiverem assinado.`);
  if (!isSignersTurn(toSignerTurn(person), persons.map(toSignerTurn), signature.is_ordered))
    throw new Refusal(409, `Ainda não é a vez de ${person.name}: quem vem antes não assinou.`);
  return { signature, person };
}

async function requireFewNotices(tx: Tx, person: Row<'signature_persons'>): Promise<void> {
  const { times, last } = await countTrailEvents(tx, person, 'NOTIFIED', new Date(Date.now() - DAY_MS));
  const wait = last ? Math.ceil(PAUSE_SECONDS - (Date.now() - last.getTime()) / 1000) : 0;
  if (wait > 0)
    throw new Refusal(429, `${person.name} recebeu um aviso há menos de um minuto. Espere e tente de novo.`, {
      retryAfter: wait,
    });
  if (times >= MAX_NOTIFICATIONS_PER_DAY)
    throw new Refusal(
      429,
      `${person.name} já foi notificado ${MAX_NOTIFICATIONS_PER_DAY} vezes nas últimas 24 horas.`,
      {
        retryAfter: 3_600,
      },
    );
}

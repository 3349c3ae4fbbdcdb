import type { ParsedBody } from '@girassol/shared-domain/contract';
import { isTurnOf } from '@girassol/shared-domain/signatures';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { Refusal, wrongField } from '../../../platform/refusals/refusal';
import { noSuchPerson } from '../change-signers';
import { type ContractPlace, requireSender } from '../contract-place';
import { heldOpen, personsOf } from '../held-signature';
import { turnOf } from '../signature-answer';
import type { Signing } from '../signing';
import { tellContracts } from '../tell-contracts';
import { addToTrail, timesSince } from '../trail';
import { writeSignature } from '../write-signature';
import { invite, noteNotified } from './invite';
import { notifyLater } from './open-at-provider';

/** Between two mails to the same person; and how many they get in a day. */
const PAUSE_SECONDS = 60;
const MOST_A_DAY = 10;
const DAY_MS = 86_400_000;

type Channel =
  ParsedBody<'POST /signatures/single/person/notification/:saleId/:contractId/:personId'>['type'];

/**
 * Tells a signer again by mail, or notes that a message was prepared for WhatsApp: that one the sender sends themself
 * (signatures-014, signatures-016). SMS is not promised.
 */
export async function notifySigner(
  tx: Tx,
  caller: Caller,
  signing: Signing,
  { place, personId, channel }: { place: ContractPlace; personId: string; channel: Channel },
): Promise<Row<'signatures'>> {
  if (channel === 'sms')
    throw wrongField('type', 'Não enviamos SMS. Notifique por e-mail ou prepare a mensagem de WhatsApp.');
  const { signature, person } = await waitingSigner(tx, caller, place, personId);
  await requireFewNotices(tx, person);
  const { userId } = caller;
  if (channel === 'whatsapp') await noteNotified(tx, signature, person, { userId, channel });
  else if (person.provider_key !== null) {
    await noteNotified(tx, signature, person, { userId });
    await notifyLater(tx, signature, { person, channel });
  } else await invite(tx, signing, { ...place, signature }, { person, userId });
  await tellContracts(tx, caller, place);
  return writeSignature(tx, signature);
}

/** Notes that the link of a signer was copied: whoever has it may open the document, and sign nothing (signatures-017). */
export async function noteCopiedLink(
  tx: Tx,
  caller: Caller,
  place: ContractPlace,
  personId: string,
): Promise<Row<'signatures'>> {
  const { signature, person } = await waitingSigner(tx, caller, place, personId);
  await addToTrail(tx, signature, { kind: 'LINK_COPIED', personId: person.id, userId: caller.userId });
  await tellContracts(tx, caller, place);
  return writeSignature(tx, signature);
}

/** A signer of an open document whose turn it is. */
async function waitingSigner(
  tx: Tx,
  caller: Caller,
  { contract }: ContractPlace,
  personId: string,
): Promise<{ signature: Row<'signatures'>; person: Row<'signature_persons'> }> {
  requireSender(caller);
  const signature = await heldOpen(tx, contract);
  const persons = await personsOf(tx, signature);
  const person = persons.find(({ id }) => id === personId);
  if (!person) throw noSuchPerson();
  if (person.signed_at) throw new Refusal(409, `${person.name} já assinou este documento.`);
  if (person.kind === 'COPY')
    throw new Refusal(409, `${person.name} só recebe a cópia, quando todos tiverem assinado.`);
  if (!isTurnOf(turnOf(person), persons.map(turnOf), signature.is_ordered))
    throw new Refusal(409, `Ainda não é a vez de ${person.name}: quem vem antes não assinou.`);
  return { signature, person };
}

async function requireFewNotices(tx: Tx, person: Row<'signature_persons'>): Promise<void> {
  const { times, last } = await timesSince(tx, person, 'NOTIFIED', new Date(Date.now() - DAY_MS));
  const wait = last ? Math.ceil(PAUSE_SECONDS - (Date.now() - last.getTime()) / 1000) : 0;
  if (wait > 0)
    throw new Refusal(429, `${person.name} acabou de ser notificado. Espere um minuto e tente de novo.`, {
      retryAfter: wait,
    });
  if (times >= MOST_A_DAY)
    throw new Refusal(429, `${person.name} já foi notificado ${MOST_A_DAY} vezes nas últimas 24 horas.`, {
      retryAfter: 3_600,
    });
}

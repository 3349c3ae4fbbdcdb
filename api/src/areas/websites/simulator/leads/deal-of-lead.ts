import type { BoardKind } from '@girassol/shared-domain';
import type { Caller } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import { addNote } from '../../../notes/add-note';
import { ownerFor } from '../../../sales/board-users';
import { registerSale } from '../../../sales/register-sale';
import { readSettingsDocument } from '../../../settings/read-settings';
import { noteOfLead } from './note-of-lead';

/** Warm: somebody who asks for a call. */
const WARM = 1;

interface Deal {
  id: string;
  ownerId: string;
  /** Or was it open before? */
  isNew: boolean;
}

/** The open deal of the customer with a note of what came, or a new one of whoever shall call. */
export async function dealOfLead(
  tx: Tx,
  voice: Caller,
  lead: Row<'website_leads'>,
  { customer, board }: { customer: Row<'customers'>; board: BoardKind },
): Promise<Deal> {
  const deal = (await openDeal(tx, customer, board)) ?? (await newDeal(tx, voice, lead, { customer, board }));
  const { notesTypes } = await readSettingsDocument(tx, voice.accountId);
  await addNote(tx, voice, deal.id, {
    noteText: noteOfLead(lead),
    noteType: notesTypes[0]?.name ?? 'Simulação no site',
    isPrivate: false,
  });
  return deal;
}

async function openDeal(
  tx: Tx,
  { account_id, id }: Row<'customers'>,
  board: BoardKind,
): Promise<Deal | undefined> {
  const open = await tx
    .selectFrom('sales')
    .select(['id', 'owner_id'])
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .where('type', '=', board)
    .where('status', '=', 'IN_PROGRESS')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return open && { id: open.id, ownerId: open.owner_id, isNew: false };
}

async function newDeal(
  tx: Tx,
  voice: Caller,
  { name, seller_id, estimate, answers }: Row<'website_leads'>,
  { customer, board }: { customer: Row<'customers'>; board: BoardKind },
): Promise<Deal> {
  const ownerId = await ownerFor(tx, voice.accountId, board, seller_id ?? customer.owner_id);
  const { _id } = await registerSale(
    tx,
    voice,
    { userId: voice.userId, customerId: customer.id },
    {
      type: board,
      name: `Simulação de ${name}`.slice(0, 120),
      amount: 0,
      power: estimate?.power ?? 0,
      modsQtd: estimate?.moduleCount ?? null,
      ucType: answers.ucType,
      leadTemperature: WARM,
      vendor: ownerId,
      columnOrder: 0,
      invQtd: null,
      distance: null,
      roofHight: null,
      inverterType: 'String',
    },
  );
  return { id: _id, ownerId, isNew: true };
}

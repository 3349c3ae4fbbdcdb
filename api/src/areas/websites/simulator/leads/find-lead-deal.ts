import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { BoardKind } from '@girassol/shared-domain';
import { addNote } from '../../../notes/add-note';
import { chooseItemOwner } from '../../../sales/board-users';
import { registerBoardItem } from '../../../sales/register-board-item';
import { describeLead } from './describe-lead';

/** Warm: somebody who asks for a call. */
const WARM_LEAD_TEMPERATURE = 1;

interface Deal {
  id: string;
  ownerId: string;
  /** Or was it open before? */
  isNew: boolean;
}

/**
 * Finds the open deal of a customer, or creates a deal for the seller, and adds a note about the site lead to
 * it.
 */
export async function findOrCreateLeadDeal(
  tx: Tx,
  voice: Caller,
  lead: Row<'website_leads'>,
  { customer, board }: { customer: Row<'customers'>; board: BoardKind },
): Promise<Deal> {
  const deal = (await openDeal(tx, customer, board)) ?? (await newDeal(tx, voice, lead, { customer, board }));
  const { notesTypes } = await loadSettingsDocument(tx, voice.accountId);
  await addNote(tx, voice, deal.id, {
    noteText: describeLead(lead),
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
  const ownerId = await chooseItemOwner(tx, voice.accountId, board, seller_id ?? customer.owner_id);
  const { _id } = await registerBoardItem(
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
      leadTemperature: WARM_LEAD_TEMPERATURE,
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

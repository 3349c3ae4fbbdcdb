import {
  customersRevenue,
  FINISHING_STEP,
  formatDate,
  formatProposalNumber,
  toIsoDate,
} from '@girassol/shared-domain';
import type { PublicProposal } from '@girassol/shared-domain/contract';
import type { Row, Tx } from '../../database';
import { notFound, Refusal } from '../../http/refusal';

/** Who looks at a public proposal. */
export interface Visitor {
  /** Somebody of the account: sees it when it is over, too, and is not counted. */
  isOwn: boolean;
}

/** What a person gets who follows a link that leads nowhere: wrong, guessed, deleted. */
export const noSuchProposal = () =>
  notFound('Esta proposta não foi encontrada. Confira o link com quem o enviou.');

/**
 * A finished proposal for whoever has its address, with nothing of how its price is made. One that is being changed, or
 * over, is not shown to the customer: the message says whom to ask.
 */
export async function readPublicProposal(
  tx: Tx,
  { accountId, id }: { accountId: string; id: string },
  { isOwn }: Visitor,
): Promise<{ answer: PublicProposal; proposal: Row<'proposals'> }> {
  const proposal = await tx
    .selectFrom('proposals')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('finished', '=', true)
    .executeTakeFirst();
  if (!proposal) throw noSuchProposal();
  const answer = await publicAnswer(tx, proposal);
  if (isOwn) return { answer, proposal };

  const { name } = answer.userData.personalData;
  if (proposal.step < FINISHING_STEP)
    throw new Refusal(409, `Esta proposta está sendo atualizada por ${name}. Volte em breve.`);
  if (answer.isExpired && answer.validityDate) {
    throw new Refusal(
      410,
      `A proposta ${formatProposalNumber(proposal.count)} valeu até ${formatDate(answer.validityDate)}. Peça uma nova a ${name}, de ${answer.companyName}.`,
    );
  }
  return { answer, proposal };
}

async function publicAnswer(tx: Tx, proposal: Row<'proposals'>): Promise<PublicProposal> {
  const { account_id: accountId, data, validity_date: validityDate } = proposal;
  const { name: companyName } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const customer = await tx
    .selectFrom('customers')
    .select(['name', 'city', 'uf'])
    .where('account_id', '=', accountId)
    .where('id', '=', proposal.customer_id)
    .executeTakeFirstOrThrow();
  const user = await tx
    .selectFrom('users')
    .select(['name', 'email', 'phone'])
    .where('account_id', '=', accountId)
    .where('id', '=', proposal.user_id)
    .executeTakeFirstOrThrow();
  const { revenueData, pricingTerms: _terms, kitData: _kit, monitoringLink: _link, ...shown } = data;
  return {
    ...shown,
    ...(revenueData && { revenueData: customersRevenue(revenueData) }),
    frontId: proposal.front_id,
    count: proposal.count,
    validityDate,
    registryDate: toIsoDate(proposal.registered_at.getTime()),
    isExpired: validityDate !== null && validityDate < toIsoDate(Date.now()),
    companyName,
    customerData: customer,
    userData: { personalData: { name: user.name }, email: user.email, phone: user.phone },
  };
}

import { isIP } from 'node:net';
import type { Row, Tx } from '@girassol/api-platform/database';
import { addHistoryLine } from '@girassol/api-platform/histories/write-history';
import { isStorableText } from '@girassol/api-platform/http/json-body';
import { enqueueWebhook } from '@girassol/api-platform/webhooks';
import {
  extractCpfOrCnpj,
  formatCpfOrCnpj,
  formatProposalNumber,
  getTaxDocumentTypeLabel,
  isCnpj,
  isCpf,
  normalizeName,
} from '@girassol/shared-domain';
import { fillTaxDocumentFromAcceptance } from '../../customers/fill-tax-document-from-acceptance';
import { saveAgreement } from '../agreement';
import { notifySellersOfAcceptance } from '../public/notify-sellers';
import { publishSaleCardChanged } from '../public/publish-sale-card-changed';
import { publishProposalsChanged } from '../publish-proposals-changed';
import { enqueueProposalPrint } from './print-job';
import type { AcceptanceFormState } from './proposal-page-data';
import { updateAcceptedDeal } from './update-accepted-deal';

/**
 * Submission of the form by which a customer accepts a proposal: the fields, and version and hash of the
 * proposal that the customer saw.
 */
export interface AcceptanceSubmission {
  form: AcceptanceFormState;
  /** Version of the proposal that the page displayed. */
  version: number;
  hash: string;
}

/** Parses the form by which a customer accepts a proposal, with an error message for each invalid field. */
export function parseAcceptanceForm(sent: Record<string, string>): AcceptanceSubmission {
  const typed = (name: string, most: number) => {
    const text = (sent[name] ?? '').trim().slice(0, most);
    return isStorableText(text) ? text : '';
  };
  const name = normalizeName(typed('name', 120));
  // Shown again as it was typed.
  const document = typed('document', 40);
  const bare = extractCpfOrCnpj(document);
  const hasAgreed = sent.hasAgreed === 'sim';
  return {
    form: {
      name,
      document,
      hasAgreed,
      errors: {
        ...(!/^\P{L}*\p{L}\S*\s\P{L}*\p{L}/u.test(name) && { name: 'Insira seu nome e sobrenome.' }),
        ...(!isCpf(bare) && !isCnpj(bare) && { document: 'Insira um CPF ou CNPJ válido.' }),
        ...(!hasAgreed && { hasAgreed: 'Marque que leu e concorda com a proposta.' }),
      },
    },
    version: Number(sent.version),
    hash: sent.hash ?? '',
  };
}

/**
 * Returns the network part of an IP address, which does not identify a device. The proof of a proposal's
 * acceptance stores no more than this. Returns an empty text for an invalid address.
 */
export function getIpNetwork(ip: string): string {
  const plain = ip.replace(/^::ffff:/i, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) !== 6) return '';
  const [head = ''] = plain.split('%');
  const groups = head.split('::')[0]?.split(':').filter(Boolean).slice(0, 3) ?? [];
  return `${groups.join(':')}::/48`;
}

/**
 * Records that the customer accepted the proposal as it was displayed. A second acceptance changes nothing. Sets the
 * value of the deal to the agreed price, stores the document in a customer without one, adds a line to the
 * customer's history, and notifies the seller.
 * @param proposal held for update, open, and in the version that was shown
 */
export async function acceptProposal(
  tx: Tx,
  proposal: Row<'proposals'>,
  { form, hash, ip }: { form: AcceptanceFormState; hash: string; ip: string },
): Promise<void> {
  const { account_id, id, version, customer_id, sale_id, count } = proposal;
  const document = extractCpfOrCnpj(form.document);
  const isNew = await tx
    .insertInto('proposal_acceptances')
    .values({
      account_id,
      proposal_id: id,
      version,
      offer_hash: hash,
      name: form.name,
      document,
      network: getIpNetwork(ip),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!isNew) return;
  await saveAgreement(tx, proposal, 'ACCEPTED');
  await updateAcceptedDeal(tx, proposal);
  const sender = { accountId: account_id, clientId: null };
  await addHistoryLine(
    tx,
    sender,
    { userId: null, name: form.name, email: '' },
    {
      customerId: customer_id,
      saleId: sale_id,
      title: 'Proposta aceita pelo cliente',
      content: `Proposta ${formatProposalNumber(count)} aceita por ${form.name}, ${getTaxDocumentTypeLabel(document)} ${formatCpfOrCnpj(document)}.`,
    },
  );
  await fillTaxDocumentFromAcceptance(tx, sender, customer_id, { name: form.name, document });
  await publishProposalsChanged(tx, sender, proposal);
  await publishSaleCardChanged(tx, account_id, sale_id);
  await notifySellersOfAcceptance(tx, proposal, form.name);
  await enqueueWebhook(tx, account_id, 'proposal.accepted', {
    proposalId: id,
    number: count,
    version,
    customerId: customer_id,
    saleId: sale_id,
    acceptedBy: form.name,
    finalPrice: proposal.final_price_cents / 100,
    power: Number(proposal.power),
  });
  // From now on the page says who took it.
  await enqueueProposalPrint(tx, proposal);
}

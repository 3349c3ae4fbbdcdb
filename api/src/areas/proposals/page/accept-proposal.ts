import { isIP } from 'node:net';
import {
  documentLabel,
  formatDocument,
  formatProposalNumber,
  isCnpj,
  isCpf,
  stripDocument,
} from '@girassol/shared-domain';
import type { Row, Tx } from '../../../platform/database';
import { writeHistory } from '../../../platform/histories/write-history';
import { isStorable } from '../../../platform/http/json-body';
import { sendWebhook } from '../../../platform/webhooks';
import { keepAgreement } from '../agreement';
import { tellCard } from '../public/tell-card';
import { tellProposals } from '../tell-proposals';
import { followAcceptance } from './follow-acceptance';
import type { AcceptanceForm } from './page-facts';
import { printAhead } from './print-job';
import { tellSellers } from './tell-sellers';

/** What the form of the page sends. */
export interface SentAcceptance {
  form: AcceptanceForm;
  /** What the page said it was about. */
  version: number;
  hash: string;
}

/** Reads what the form of the page sent, and says what is missing in it. */
export function readAcceptanceForm(sent: Record<string, string>): SentAcceptance {
  const typed = (name: string, most: number) => {
    const text = (sent[name] ?? '').trim().slice(0, most);
    return isStorable(text) ? text : '';
  };
  const name = typed('name', 120).replace(/\s+/g, ' ');
  const document = typed('document', 20);
  const hasAgreed = sent.hasAgreed === 'sim';
  return {
    form: {
      name,
      document,
      hasAgreed,
      errors: {
        ...(!/^\P{L}*\p{L}\S*\s\P{L}*\p{L}/u.test(name) && { name: 'Insira seu nome completo.' }),
        ...(!isCpf(document) && !isCnpj(document) && { document: 'Insira um CPF ou CNPJ válido.' }),
        ...(!hasAgreed && { hasAgreed: 'Marque que leu e concorda com a proposta.' }),
      },
    },
    version: Number(sent.version),
    hash: sent.hash ?? '',
  };
}

/** The network of an address, not the device in it: as much as a proof needs. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/i, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) !== 6) return '';
  const [head = ''] = plain.split('%');
  const groups = head.split('::')[0]?.split(':').filter(Boolean).slice(0, 3) ?? [];
  return `${groups.join(':')}::/48`;
}

/**
 * Writes that the customer took the proposal as it was shown, once: whoever comes second changes nothing. The deal is
 * worth what was agreed from then on; the seller sees it at once, and it stays in the customer's history.
 * @param proposal held for update, open, and in the version that was shown
 */
export async function acceptProposal(
  tx: Tx,
  proposal: Row<'proposals'>,
  { form, hash, ip }: { form: AcceptanceForm; hash: string; ip: string },
): Promise<void> {
  const { account_id, id, version, customer_id, sale_id, count } = proposal;
  const document = stripDocument(form.document);
  const isNew = await tx
    .insertInto('proposal_acceptances')
    .values({
      account_id,
      proposal_id: id,
      version,
      offer_hash: hash,
      name: form.name,
      document,
      network: networkOf(ip),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!isNew) return;
  await keepAgreement(tx, proposal, 'ACCEPTED');
  await followAcceptance(tx, proposal);
  const sender = { accountId: account_id, clientId: null };
  await writeHistory(
    tx,
    sender,
    { userId: null, name: form.name, email: '' },
    {
      customerId: customer_id,
      saleId: sale_id,
      title: 'Proposta aceita pelo cliente',
      content: `Proposta ${formatProposalNumber(count)} aceita por ${form.name}, ${documentLabel(document)} ${formatDocument(document)}.`,
    },
  );
  await tellProposals(tx, sender, proposal);
  await tellCard(tx, account_id, sale_id);
  await tellSellers(tx, proposal, form.name);
  await sendWebhook(tx, account_id, 'proposal.accepted', {
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
  await printAhead(tx, proposal);
}

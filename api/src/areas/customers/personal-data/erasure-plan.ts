import type { Row, Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { countChatMessagesOfCustomer } from '@girassol/support-api/chats';
import { sql } from 'kysely';

type Plan = ResponseBody<'GET /customers/erasure/:cid'>;
type Customer = Pick<Row<'customers'>, 'account_id' | 'id' | 'name'>;

interface Counts {
  items: number;
  notes: number;
  files: number;
  proposals: number;
  written: number;
  agreed_proposals: number;
  tried_proposals: number;
  contracts: number;
  signed_contracts: number;
  signing: number;
  open_financings: number;
  kept_financings: number;
}

/** Signed or waiting to be sealed: its evidence was promised to its signers. */
export const SIGNED_STATES = sql`('COMPLETED', 'SEALED')`;

/**
 * Loads what the erasure of a customer deletes, what stays with the reason, and what must end before (LGPD, art. 16 and 18).
 */
export async function loadErasurePlan(tx: Tx, { account_id, id, name }: Customer): Promise<Plan> {
  const {
    rows: [counts],
  } = await sql<Counts>`
    with own_sales as (select id from sales where account_id = ${account_id} and customer_id = ${id}),
      own_contracts as (
        select c.id, exists (select from signatures s where s.account_id = c.account_id and s.contract_id = c.id
            and s.state in ${SIGNED_STATES}) as is_signed,
          exists (select from signatures s where s.account_id = c.account_id and s.contract_id = c.id
            and s.state = 'OPEN') as is_signing
        from sale_contracts c where c.account_id = ${account_id} and c.customer_id = ${id}),
      own_proposals as (
        select p.id, ${isProposalKept} as is_kept, ${isProposalAgreed} as is_agreed
        from proposals p where p.account_id = ${account_id} and p.customer_id = ${id})
    select (select count(*)::int from own_sales) as items,
      (select count(*)::int from notes where account_id = ${account_id} and sale_id in (select id from own_sales)) as notes,
      (select count(*)::int from reject_reasons where account_id = ${account_id}
        and sale_id in (select id from own_sales))
        + (select count(*)::int from checklist_answers where account_id = ${account_id}
        and sale_id in (select id from own_sales) and ${isWrittenAnswer}) as written,
      (select count(*)::int from archive_files f where f.account_id = ${account_id} and f.customer_id = ${id}
        and not (${isArchiveFileKept})) as files,
      (select count(*)::int from own_proposals where not is_kept) as proposals,
      (select count(*)::int from own_proposals where is_agreed) as agreed_proposals,
      (select count(*)::int from own_proposals where is_kept and not is_agreed) as tried_proposals,
      (select count(*)::int from own_contracts where not is_signed) as contracts,
      (select count(*)::int from own_contracts where is_signed) as signed_contracts,
      (select count(*)::int from own_contracts where is_signing) as signing,
      (select count(*)::int from financings where account_id = ${account_id} and customer_id = ${id}
        and state = 'OPEN') as open_financings,
      (select count(*)::int from financings where account_id = ${account_id} and customer_id = ${id}
        and state = 'DONE') as kept_financings`.execute(tx);
  if (!counts) throw new Error('counts without a row');
  const chatMessages = await countChatMessagesOfCustomer(tx, { account_id, id });
  return { customerName: name, ...describe(counts, chatMessages) };
}

/** Condition of a proposal `p` that was accepted, won, financed or ordered. */
const isProposalAgreed = sql<boolean>`(
  exists (select from agreed_proposals a where a.account_id = p.account_id and a.proposal_id = p.id)
  or exists (select from proposal_acceptances a where a.account_id = p.account_id and a.proposal_id = p.id)
  or exists (select from financings f where f.account_id = p.account_id and f.proposal_id = p.id and f.state = 'DONE')
  or exists (select from orders o where o.account_id = p.account_id and o.proposal_id = p.id))`;

/** Condition of a proposal `p` that stays: it was agreed, or a financing refers to it. */
export const isProposalKept = sql<boolean>`(${isProposalAgreed}
  or exists (select from financings f where f.account_id = p.account_id and f.proposal_id = p.id))`;

/** Condition of a row of `checklist_answers` that was written freely, not chosen. */
export const isWrittenAnswer = sql<boolean>`exists (select from checklist_items i
  where i.account_id = checklist_answers.account_id and i.id = checklist_answers.item_id and i.type = 'text')`;

/** Condition of a file `f` of an archive that stays: a signed contract, or a document of a financing that was paid. */
export const isArchiveFileKept = sql<boolean>`(
  exists (select from financing_papers d join financings n on n.account_id = d.account_id and n.id = d.financing_id
    where d.account_id = f.account_id and d.archive_file_id = f.id and n.state = 'DONE')
  or exists (select from sale_contracts c join signatures s on s.account_id = c.account_id and s.contract_id = c.id
    where c.account_id = f.account_id and s.state in ${SIGNED_STATES}
      and f.file_id in (c.file_id, c.pdf_file_id, s.document_file_id, s.sealed_file_id)))`;

function describe(counts: Counts, chatMessages: number): Omit<Plan, 'customerName'> {
  const { signing, open_financings, signed_contracts, kept_financings, agreed_proposals, tried_proposals } =
    counts;
  return {
    blockers: [
      ...(signing > 0 ? ['Há contrato esperando assinaturas: cancele o envio antes.'] : []),
      ...(open_financings > 0 ? ['Há financiamento em andamento: encerre-o antes.'] : []),
    ],
    deleted: [
      { title: 'Cadastro: nome, documentos, contatos e endereço', count: 1 },
      { title: 'Anotações', count: counts.notes },
      { title: 'Mensagens de WhatsApp', count: chatMessages },
      { title: 'Motivos de reprovação e respostas escritas em checklists', count: counts.written },
      { title: 'Arquivos', count: counts.files },
      { title: 'Propostas que ninguém aceitou', count: counts.proposals },
      { title: 'Contratos que ninguém assinou', count: counts.contracts },
    ].filter(({ count }) => count > 0),
    kept: [
      {
        title: 'Negócios, sem o nome e o endereço',
        count: counts.items,
        reason: 'Os números da empresa continuam certos.',
      },
      {
        title: 'Contratos assinados, com as provas da assinatura',
        count: signed_contracts,
        reason: 'Quem assinou pode conferir o documento, e a empresa provar o que foi combinado.',
      },
      {
        title: 'Financiamentos contratados',
        count: kept_financings,
        reason: 'O banco e a empresa são obrigados a guardar o que foi contratado.',
      },
      {
        title: 'Propostas aceitas, ganhas, financiadas ou com pedido',
        count: agreed_proposals,
        reason: 'São o que foi combinado, e a empresa responde por isso.',
      },
      {
        title: 'Propostas de financiamentos que não foram adiante',
        count: tried_proposals,
        reason: 'O registro do pedido ao banco fica, sem os dados da pessoa, e cita a proposta.',
      },
    ].filter(({ count }) => count > 0),
  };
}

import type { Row, Tx } from '@girassol/api-platform/database';
import { PROPOSAL_FINISHING_STEP } from '@girassol/shared-domain';
import type { ProposalData } from '@girassol/shared-domain/contract';
import { computeFinancingStatus, type FinancingDealFacts } from '@girassol/shared-domain/financing';
import { sql } from 'kysely';
import { buildConcludedAtSql } from './concluded-at-sql';

/** Row of `financings` joined with data of its customer, proposal, user and order. */
export interface FinancingRow extends Row<'financings'> {
  customer_name: string;
  associates: number | null;
  front_id: string;
  proposal_count: number | null;
  power: string;
  final_price_cents: number;
  monitoring_link: NonNullable<ProposalData['monitoringLink']> | null;
  /** Energy bills of the first year without the system, R$. */
  bill_without: number | null;
  bill_with: number | null;
  user_name: string;
  order_id: string | null;
  is_agreed: boolean;
  is_changing: boolean;
  validity_date: string | null;
  /** Time at which the bank concluded it. */
  concluded_at: Date | null;
}

/**
 * Row of `financing_papers`, a document of a financing, joined with its archive file. The columns of the file
 * are null if the file was deleted.
 */
export interface FinancingDocumentRow extends Row<'financing_papers'> {
  file_id: string | null;
  file_name: string | null;
  folder_id: string | null;
  stored_name: string | null;
  size: number | null;
  user_name: string | null;
}

/** Rows from which a financing is shown: the financing itself, its options and its documents. */
export interface FinancingParts {
  financing: FinancingRow;
  options: Row<'financing_options'>[];
  papers: FinancingDocumentRow[];
}

/**
 * Loads the rows of financings with their options and documents, in the order of the ids. Ids without a
 * financing are left out.
 */
export async function loadFinancingParts(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<FinancingParts[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FinancingRow>`
    select f.*, c.name as customer_name, c.associates, p.front_id, p.count as proposal_count, p.power,
      p.final_price_cents, p.data->'monitoringLink' as monitoring_link,
      (p.data#>>'{revenueData,finantialViability,billWithout}')::float8 as bill_without,
      (p.data#>>'{revenueData,finantialViability,billWith}')::float8 as bill_with,
      u.name as user_name, o.id as order_id,
      exists (select from agreed_proposals a where a.account_id = f.account_id and a.proposal_id = f.proposal_id)
        as is_agreed,
      not p.finished or p.step < ${PROPOSAL_FINISHING_STEP} as is_changing, p.validity_date,
      ${buildConcludedAtSql('f')} as concluded_at
    from financings f
    join customers c on c.account_id = f.account_id and c.id = f.customer_id
    join proposals p on p.account_id = f.account_id and p.id = f.proposal_id
    join users u on u.account_id = f.account_id and u.id = f.user_id
    left join orders o on o.account_id = f.account_id and o.proposal_id = f.proposal_id
    where f.account_id = ${accountId} and f.id = any(${ids}::uuid[])`.execute(tx);
  const options = await tx
    .selectFrom('financing_options')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('financing_id', 'in', ids)
    .orderBy('position')
    .execute();
  const { rows: papers } = await sql<FinancingDocumentRow>`
    select paper.*, file.file_id, file.name as file_name, file.folder_id, stored.name as stored_name, stored.size,
      u.name as user_name
    from financing_papers paper
    left join archive_files file on file.account_id = paper.account_id and file.id = paper.archive_file_id
    left join stored_files stored on stored.account_id = file.account_id and stored.id = file.file_id
    left join users u on u.account_id = paper.account_id and u.id = paper.user_id
    where paper.account_id = ${accountId} and paper.financing_id = any(${ids}::uuid[])
    order by paper.sent_at, paper.semantic`.execute(tx);

  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const financing = byId.get(id);
    if (!financing) return [];
    return [
      {
        financing,
        options: options.filter((option) => option.financing_id === id),
        papers: papers.filter((paper) => paper.financing_id === id),
      },
    ];
  });
}

/** Converts the rows of a financing to the facts from which its badge, next action and tabs are computed. */
export function toFinancingDealFacts({ financing, options, papers }: FinancingParts): FinancingDealFacts {
  return {
    stage: financing.stage,
    isCNPJ: financing.is_cnpj,
    partners: countPartners(financing),
    options: options.map(({ added, chosen }) => ({ addedToProp: added !== null, chosen })),
    papers: Object.fromEntries(papers.map(({ semantic, status }) => [semantic, status])),
    monitoringLink: financing.monitoring_link?.status ?? null,
    contractSigned: financing.contract_signed,
    serviceApproved: financing.service_approved,
    expirationTimestamp: financing.expires_at?.getTime() ?? null,
    preApproved: financing.pre_approved,
    providerStatus: financing.provider_status,
    isWithdrawn: financing.withdrawn_at !== null,
  };
}

/** Returns the number of partners of the company that requests a financing, at least one (financing-016). */
export const countPartners = ({ associates }: Pick<FinancingRow, 'associates'>): number =>
  Math.max(1, associates ?? 1);

/**
 * Computes the status code that the badge of a financing shows, and saves it if it has changed. Lateness is
 * not part of the saved status, because it depends on the clock.
 */
export async function saveFinancingBadgeStatus(tx: Tx, accountId: string, id: string): Promise<void> {
  const [parts] = await loadFinancingParts(tx, accountId, [id]);
  if (!parts) return;
  const { code } = computeFinancingStatus({ ...toFinancingDealFacts(parts), expirationTimestamp: null }, 0);
  if (code === parts.financing.status) return;
  await tx
    .updateTable('financings')
    .set({ status: code })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

import type { ProposalData } from '@girassol/shared-domain/contract';
import { type DealFacts, financingStatus } from '@girassol/shared-domain/financing';
import { sql } from 'kysely';
import type { Row, Tx } from '../../platform/database';

/** A financing with whom and what it is about. */
export interface FoundFinancing extends Row<'financings'> {
  customer_name: string;
  associates: number | null;
  front_id: string;
  proposal_count: number | null;
  power: string;
  final_price_cents: number;
  monitoring_link: NonNullable<ProposalData['monitoringLink']> | null;
  /** Of the first year, R$. */
  bill_without: number | null;
  bill_with: number | null;
  user_name: string;
  order_id: string | null;
}

/** A paper that was sent, with its file as long as that is there. */
export interface FoundPaper extends Row<'financing_papers'> {
  file_id: string | null;
  file_name: string | null;
  folder_id: string | null;
  stored_name: string | null;
  size: number | null;
  user_name: string | null;
}

/** All that is known of a financing. */
export interface FinancingParts {
  financing: FoundFinancing;
  options: Row<'financing_options'>[];
  papers: FoundPaper[];
}

/** Financings by their ids, in the order of the ids. */
export async function readFinancings(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<FinancingParts[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundFinancing>`
    select f.*, c.name as customer_name, c.associates, p.front_id, p.count as proposal_count, p.power,
      p.final_price_cents, p.data->'monitoringLink' as monitoring_link,
      (p.data#>>'{revenueData,finantialViability,billWithout}')::float8 as bill_without,
      (p.data#>>'{revenueData,finantialViability,billWith}')::float8 as bill_with,
      u.name as user_name, o.id as order_id
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
  const { rows: papers } = await sql<FoundPaper>`
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

/** What its badge, action and tabs are told by. */
export function factsOf({ financing, options, papers }: FinancingParts): DealFacts {
  return {
    stage: financing.stage,
    isCNPJ: financing.is_cnpj,
    partners: partnersOf(financing),
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

/** Partners of a company; a company has one at least (financing-016). */
export const partnersOf = ({ associates }: Pick<FoundFinancing, 'associates'>): number =>
  Math.max(1, associates ?? 1);

/** Writes the code of the badge as it is now; lateness is added by the clock when it is read. */
export async function writeStatus(tx: Tx, accountId: string, id: string): Promise<void> {
  const [parts] = await readFinancings(tx, accountId, [id]);
  if (!parts) return;
  const { code } = financingStatus({ ...factsOf(parts), expirationTimestamp: null }, 0);
  if (code === parts.financing.status) return;
  await tx
    .updateTable('financings')
    .set({ status: code })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

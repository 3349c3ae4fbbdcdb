import { loadAccountToday } from '@girassol/api-platform/clock';
import { isInDateRangeSql } from '@girassol/api-platform/days/days-in-sql';
import { type ExportRow, type ExportSource, sortByKeys } from '@girassol/api-platform/exports';
import { formatCpfOrCnpj, toIsoDate } from '@girassol/shared-domain';
import type { ExportRequest, ProposalData } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { buildProposalConditions, buildProposalOrder } from '../../proposals/list-proposals';
import { loadUserLabels } from './user-labels';
import { requireValidPeriod, requireVisibleOwners } from './visible-owners';

type Filters = Extract<ExportRequest, { kind: 'proposals' }>['filters'];

interface Found {
  id: string;
  count: number | null;
  finished: boolean;
  views: number;
  power: string;
  final_price_cents: number;
  validity_date: string | null;
  registered_at: Date;
  user_id: string;
  customer_name: string;
  document: string;
  city: string;
  uf: string;
  accepted_at: Date | null;
  kit: ProposalData['kitData'] | null;
  profit: number | null;
  profit_kwp: number | null;
}

/**
 * Source of the export of proposals, with the same filters as the list on screen. The access is the SQL
 * condition by which the caller may see a proposal.
 */
export const proposalsSource: ExportSource<Filters, RawBuilder<unknown>> = {
  async sight(tx, caller, filters) {
    requireValidPeriod(filters);
    const fetchId = filters.fetchId ?? caller.userId;
    const conditions = await buildProposalConditions(tx, caller, { ...filters, fetchId });
    if (filters.owners) {
      // In sight or not was asked of the scope already: strangers are as absent.
      const owners = await requireVisibleOwners(tx, caller, null, filters.owners);
      conditions.push(sql`p.user_id = any(${owners}::uuid[])`);
    }
    const own = sql`p.account_id = ${caller.accountId}`;
    return sql.join([own, isInDateRangeSql(sql`p.registered_at`, filters), ...conditions], sql` and `);
  },

  async keys({ tx, filters, sight }) {
    const { rows } = await sql<{ id: string }>`
      select p.id from proposals p where ${sight} order by ${buildProposalOrder(filters)}`.execute(tx);
    return rows.map(({ id }) => id);
  },

  async rows({ tx, caller, sight }, keys) {
    const { rows } = await sql<Found>`
      select p.id, p.count, p.finished, p.views, p.power, p.final_price_cents, p.validity_date, p.registered_at,
        p.user_id, c.name as customer_name, c.document, c.city, c.uf, a.accepted_at, p.data->'kitData' as kit,
        (p.data->'revenueData'->>'profit')::float8 as profit,
        (p.data->'revenueData'->>'profitPerKwp')::float8 as profit_kwp
      from proposals p
      join customers c on c.account_id = p.account_id and c.id = p.customer_id
      left join proposal_acceptances a
        on a.account_id = p.account_id and a.proposal_id = p.id and a.version = p.version
      where ${sight} and p.id = any(${keys}::uuid[])`.execute(tx);
    const people = await loadUserLabels(tx, caller.accountId);
    const today = await loadAccountToday(tx, caller.accountId);
    return sortByKeys(keys, rows).map((row) => proposalCells(row, people, today));
  },
};

const proposalCells = (row: Found, people: ReadonlyMap<string, string>, today: string): ExportRow => ({
  numero: row.count,
  cliente: row.customer_name,
  documento: formatCpfOrCnpj(row.document),
  cidade: row.city,
  uf: row.uf,
  potencia_kwp: Number(row.power),
  preco_final: row.final_price_cents / 100,
  situacao: formatProposalState(row, today),
  visualizacoes: row.views,
  validade: row.validity_date,
  responsavel: people.get(row.user_id) ?? '',
  registro: toIsoDate(row.registered_at.getTime()),
  aceita: row.accepted_at?.toISOString() ?? null,
  fornecedor: row.kit?.kitSupplier ?? null,
  custo_kit: row.kit?.kitPrice ?? null,
  lucro: row.profit,
  lucro_kwp: row.profit_kwp,
});

function formatProposalState({ accepted_at, finished, validity_date, views }: Found, today: string): string {
  if (accepted_at) return 'Aceita';
  if (!finished) return 'Rascunho';
  if (validity_date !== null && validity_date < today) return 'Expirada';
  return views > 0 ? 'Visualizada' : 'Finalizada';
}

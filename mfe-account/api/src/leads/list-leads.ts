import type { ListedLead } from '@girassol/account-domain/contract';
import type { Row, Tx } from '@girassol/api-platform/database';
import { isInDateRangeSql } from '@girassol/api-platform/days/days-in-sql';
import type { ParsedRequestQuery, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

const KEY = 'GET /operation/leads/list/:multiplier';
const PER_PAGE = 20;
/** Sources that the list offers as a filter. */
const MAX_SOURCES = 50;

type LeadPage = Omit<ResponseBody<typeof KEY>, 'isDelivered'>;

/** Lists a page of the leads of the product for operators, newest first. */
export async function listLeads(
  tx: Tx,
  multiplier: number,
  { search = '', kind, state, source = '', from, to }: ParsedRequestQuery<typeof KEY>,
): Promise<LeadPage> {
  const digits = search.replace(/\D/g, '');
  const found = tx
    .selectFrom('leads')
    .where(isInDateRangeSql(sql.ref('at'), { from, to }))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'contact'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'STORED'))
    .$if(source !== '', (query) =>
      query.where(({ or, eb }) => or([eb('src', '=', source), eb('tag', '=', source)])),
    )
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`(search_text(name || ' ' || email) like search_pattern(${search})
          or (${digits} <> '' and strpos(phone, ${digits}) > 0))`,
      ),
    );
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const skipped = (multiplier - 1) * PER_PAGE;
  const rows = await found
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(skipped)
    .limit(PER_PAGE)
    .execute();
  return {
    leads: rows.map(toListedLead),
    total: Number(total),
    hasMoreItems: skipped + rows.length < Number(total),
    sources: multiplier === 1 ? await listSources(tx) : [],
  };
}

/** Lists the sources and tags of all leads, the most frequent first. Those of doubtful leads are of no campaign. */
async function listSources(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select source from leads, unnest(array[src, tag]) as source
    where source is not null and source <> '' and state <> 'HELD'
    group by source order by count(*) desc, source limit ${MAX_SOURCES}`.execute(tx);
  return rows.map(({ source }) => source);
}

const toListedLead = (row: Row<'leads'>): ListedLead => ({
  _id: row.id,
  kind: row.kind,
  name: row.name,
  email: row.email,
  phone: row.phone,
  timeWorking: row.time_working,
  salesTeamStatus: row.sales_team_status,
  src: row.src,
  tag: row.tag,
  parameters: row.parameters,
  state: row.state,
  doubts: row.doubts,
  tries: row.tries,
  lastTryAt: row.last_try_at?.getTime() ?? null,
  lastAnswer: row.last_answer,
  at: row.at.getTime(),
});

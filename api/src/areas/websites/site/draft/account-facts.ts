import { onlyDigits } from '@girassol/shared-domain';
import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain/contract';
import type { BuiltWork, SitePicture, TemplateFacts } from '@girassol/shared-domain/website';
import { sql } from 'kysely';
import type { Caller } from '../../../../platform/access';
import type { Tx } from '../../../../platform/database';
import { readSettingsDocument } from '../../../settings/read-settings';

/** The newest works that a page could show. */
const SHOWN_WORKS = 6;
const MOST_CITIES = 24;

/** What a site can say of an account from its first minute. Nothing of its customers but cities and powers. */
export async function accountFacts(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  { brandColor, logo }: { brandColor: string | null; logo: SitePicture | null },
): Promise<TemplateFacts> {
  const { name } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const owner = await tx
    .selectFrom('users')
    .select(['phone', 'email'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .orderBy(sql`type = 'MANAGER'`, 'desc')
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  const { proposalTheme } = await readSettingsDocument(tx, accountId);
  const hasOwnColor = proposalTheme.primaryColor !== DEFAULT_PROPOSAL_THEME.primaryColor;
  const cities = await citiesServed(tx, accountId);
  const phone = onlyDigits(owner.phone).replace(/^55(?=\d{10,11}$)/, '');
  return {
    name,
    color: hasOwnColor ? proposalTheme.primaryColor : brandColor,
    logo,
    phone: /^\d{10,11}$/.test(phone) ? phone : '',
    email: owner.email,
    cnpj: '',
    address: '',
    city: cities[0]?.city ?? '',
    uf: cities[0]?.uf ?? '',
    ...(await builtWorks(tx, accountId)),
    cities: cities.map(({ city }) => city),
  };
}

const monthOf = (day: string): string =>
  new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** What is installed, otherwise what was sold. */
async function builtWorks(tx: Tx, accountId: string): Promise<Pick<TemplateFacts, 'works' | 'totals'>> {
  const { rows } = await sql<{
    city: string;
    power: number;
    day: string | null;
    works: number;
    total: number;
  }>`
    with done as (
      select distinct on (s.deal_id) s.deal_id, s.power, s.closed_day as day,
        coalesce(nullif(s.work_city, ''), c.city) as city
      from sales s join customers c on c.account_id = s.account_id and c.id = s.customer_id
      where s.account_id = ${accountId} and s.status = 'CLOSED' and s.type in ('SALES', 'INSTALLATION') and s.power > 0
      order by s.deal_id, (s.type = 'INSTALLATION') desc
    )
    select city, power::float8 as power, day::text as day,
      count(*) over ()::integer as works, sum(power) over ()::float8 as total
    from done where city <> '' order by day desc nulls last limit ${SHOWN_WORKS}`.execute(tx);
  const [first] = rows;
  return {
    works: rows.map(
      ({ city, power, day }): BuiltWork => ({ city, power, finishedIn: day ? monthOf(day) : '' }),
    ),
    totals: { works: first?.works ?? 0, power: first?.total ?? 0 },
  };
}

/** Where its customers are, the most first. */
async function citiesServed(tx: Tx, accountId: string): Promise<{ city: string; uf: string }[]> {
  const { rows } = await sql<{ city: string; uf: string }>`
    select max(c.city) as city, max(c.uf) as uf from customers c
    where c.account_id = ${accountId} and c.city <> ''
      and exists (select from sales s where s.account_id = c.account_id and s.customer_id = c.id and s.status = 'CLOSED')
    group by c.city_key order by count(*) desc, max(c.city) limit ${MOST_CITIES}`.execute(tx);
  return rows;
}

import { loadCompany } from '@girassol/account-api/company-data';
import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { isCnpj, toPhoneDigits } from '@girassol/shared-domain';
import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain/contract';
import { formatCompanyAddress } from '@girassol/shared-domain/templates';
import type { CompletedWork, SitePicture, SiteTemplateFacts } from '@girassol/shared-domain/website';
import { sql } from 'kysely';

/** The newest works that a page could show. */
const MAX_WORKS = 6;
const MAX_CITIES = 24;
const MAX_ADDRESS_LENGTH = 200;

/**
 * Loads the data of an account with which a new site is filled: name, contact, brand, cities and built
 * systems. Of customers, loads only cities and powers.
 */
export async function loadAccountDataForSite(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  { brandColor, logo }: { brandColor: string | null; logo: SitePicture | null },
): Promise<SiteTemplateFacts> {
  const { tradeName: name, data: company } = await loadCompany(tx, accountId);
  const owner = await tx
    .selectFrom('users')
    .select(['phone', 'email'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .orderBy(sql`type = 'MANAGER'`, 'desc')
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  const { proposalTheme } = await loadSettingsDocument(tx, accountId);
  const hasOwnColor = proposalTheme.primaryColor !== DEFAULT_PROPOSAL_THEME.primaryColor;
  const cities = await listServedCities(tx, accountId);
  const phone = toPhoneDigits(owner.phone);
  return {
    name,
    color: hasOwnColor ? proposalTheme.primaryColor : brandColor,
    logo,
    phone: /^\d{10,11}$/.test(phone) ? phone : '',
    email: owner.email,
    cnpj: isCnpj(company.document) ? company.document : '',
    address: formatCompanyAddress(company).replaceAll(/\s+/g, ' ').slice(0, MAX_ADDRESS_LENGTH),
    city: cities[0]?.city ?? '',
    uf: cities[0]?.uf ?? '',
    ...(await loadBuiltWorks(tx, accountId)),
    cities: cities.map(({ city }) => city),
  };
}

const formatMonth = (day: string): string =>
  new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** Loads the latest installed systems, or sold ones of deals without an installation. */
async function loadBuiltWorks(
  tx: Tx,
  accountId: string,
): Promise<Pick<SiteTemplateFacts, 'works' | 'totals'>> {
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
    from done where city <> '' order by day desc nulls last limit ${MAX_WORKS}`.execute(tx);
  const [first] = rows;
  return {
    works: rows.map(
      ({ city, power, day }): CompletedWork => ({ city, power, finishedIn: day ? formatMonth(day) : '' }),
    ),
    totals: { works: first?.works ?? 0, power: first?.total ?? 0 },
  };
}

/** Lists the cities of the customers, the most frequent first. */
async function listServedCities(tx: Tx, accountId: string): Promise<{ city: string; uf: string }[]> {
  const { rows } = await sql<{ city: string; uf: string }>`
    select max(c.city) as city, max(c.uf) as uf from customers c
    where c.account_id = ${accountId} and c.city <> ''
      and exists (select from sales s where s.account_id = c.account_id and s.customer_id = c.id and s.status = 'CLOSED')
    group by c.city_key order by count(*) desc, max(c.city) limit ${MAX_CITIES}`.execute(tx);
  return rows;
}

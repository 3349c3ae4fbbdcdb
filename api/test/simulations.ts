import { WEBSITE_MODULE } from '@girassol/shared-domain';
import { newBlock, type SiteContent, templateOf } from '@girassol/shared-domain/website';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../src/platform/database';
import type { TestApi } from './harness';
import type { Person } from './people';
import { templateFacts } from './template-facts';

const made = templateOf('HORIZONTE', templateFacts, newId);

/** A site with a simulator, as it could go online. */
export const siteWithSimulator: SiteContent = {
  ...made,
  blocks: made.blocks.some(({ kind }) => kind === 'simulator')
    ? made.blocks
    : [...made.blocks, newBlock('simulator', newId())],
};

/** Puts a site with a simulator online for the account of a person. */
export async function publishedSite(
  api: TestApi,
  { accountId, userId }: Pick<Person, 'accountId' | 'userId'>,
  slug: string,
  change: (content: SiteContent) => SiteContent = (content) => content,
): Promise<void> {
  const content = JSON.stringify(change(siteWithSimulator));
  await api.query(`update accounts set active_modules = array_append(active_modules, $2) where id = $1`, [
    accountId,
    WEBSITE_MODULE,
  ]);
  await api.query(
    'insert into websites (account_id, slug, draft, draft_by, published_version) values ($1, $2, $3, $4, 1) on conflict (account_id) do update set published_version = 1, draft = excluded.draft, draft_revision = 1',
    [accountId, slug, content, userId],
  );
  await api.query('insert into website_slugs (slug, account_id) values ($1, $2) on conflict do nothing', [
    slug,
    accountId,
  ]);
  await api.query(
    'insert into website_versions (account_id, version, content, published_by) values ($1, 1, $2, $3) on conflict do nothing',
    [accountId, content, userId],
  );
}

/** What CPFL Paulista asks, for tests. */
export const addTariff = (api: TestApi, bWire: number | null = 0.25): Promise<unknown> =>
  api.query(
    `insert into electricity_tariffs (distributor, modality, uc_type, kwh_price, b_wire, valid_from, source)
     values ('CPFL PAULISTA', 'B', 'Residencial', 0.9, $1, '2026-03-15', 'Tarifa de teste')
     on conflict (distributor, modality, uc_type, valid_from, source) do update set b_wire = excluded.b_wire`,
    [bWire],
  );

/** A form as a browser sends it from a page that belongs to no origin. */
export const post = (
  api: TestApi,
  url: string,
  fields: Record<string, string>,
  remoteAddress = '203.0.113.7',
): Promise<LightMyRequestResponse> =>
  api.send({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Answers that lead to an estimate. */
export const answers = {
  conta: '450',
  kwh: '',
  uf: 'SP',
  cidade: 'Campinas',
  classe: 'Residencial',
  distribuidora: 'CPFL PAULISTA',
};

/** Takes the first step and answers the private address of the estimate. */
export async function simulate(
  api: TestApi,
  root: string,
  more: Partial<typeof answers> = {},
): Promise<string> {
  const response = await post(api, root, { ...answers, ...more });
  if (response.statusCode !== 303)
    throw new Error(`${root} answered ${response.statusCode}: ${response.body}`);
  return String(response.headers.location);
}

import { generateId } from '@girassol/api-platform/database';
import { WEBSITE_MODULE } from '@girassol/shared-domain';
import { buildSiteTemplate, createBlock, type SiteContent } from '@girassol/shared-domain/website';
import type { LightMyRequestResponse } from 'fastify';
import type { SimulatorFieldName } from '../src/areas/websites/simulator/form/fields';
import type { TestApi } from './harness';
import { sampleSiteTemplateFacts } from './sample-site-template-facts';
import type { TestPerson } from './test-people';

const made = buildSiteTemplate('HORIZONTE', sampleSiteTemplateFacts, generateId);

/** Content of a site with a simulator for tests, which can be published. */
export const siteWithSimulator: SiteContent = {
  ...made,
  blocks: made.blocks.some(({ kind }) => kind === 'simulator')
    ? made.blocks
    : [...made.blocks, createBlock('simulator', generateId())],
};

/** Publishes a site with a simulator for the account of a test's user. */
export async function publishSiteWithSimulator(
  api: TestApi,
  { accountId, userId }: Pick<TestPerson, 'accountId' | 'userId'>,
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

/** Inserts an electricity tariff of the distributor CPFL Paulista for tests. */
export const addTestTariff = (api: TestApi, bWire: number | null = 0.25): Promise<unknown> =>
  api.query(
    `insert into electricity_tariffs (distributor, modality, uc_type, kwh_price, b_wire, valid_from, source)
     values ('CPFL PAULISTA', 'B', 'Residencial', 0.9, $1, '2026-03-15', 'Tarifa de teste')
     on conflict (distributor, modality, uc_type, valid_from, source) do update set b_wire = excluded.b_wire`,
    [bWire],
  );

/** Submits a form in a test as a browser does from a sandboxed page, which sends no origin. */
export const postForm = (
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

/** Answers for the first step of the simulator in tests, which lead to an estimate. */
export const simulationAnswers = {
  conta: '450',
  kwh: '',
  uf: 'SP',
  cidade: 'Campinas',
  classe: 'Residencial',
  distribuidora: 'CPFL PAULISTA',
};

/**
 * Submits the first step of the simulator in a test, and returns the signed URL of the page with the
 * estimate.
 */
export async function startSimulation(
  api: TestApi,
  root: string,
  more: Partial<Record<SimulatorFieldName, string>> = {},
): Promise<string> {
  const response = await postForm(api, root, { ...simulationAnswers, ...more });
  if (response.statusCode !== 303)
    throw new Error(`${root} answered ${response.statusCode}: ${response.body}`);
  return String(response.headers.location);
}

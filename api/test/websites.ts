import { WEBSITE_MODULE } from '@girassol/shared-domain';
import type { EditableWebsite } from '@girassol/shared-domain/contract';
import type { SiteContent, SiteTheme } from '@girassol/shared-domain/website';
import type { TestApi } from './harness';
import { grantModule } from './modules';
import type { TestPerson } from './test-people';

/**
 * Fills in the data of a site's content that publishing requires and that no template contains: legal name,
 * CNPJ, contacts and address.
 */
export const completeSiteContent = (content: SiteContent): SiteContent => ({
  ...content,
  business: {
    ...content.business,
    legalName: 'Sol Nascente Energia Ltda',
    cnpj: '11222333000181',
    phone: '19999990000',
    whatsapp: '19999990000',
    address: 'Rua das Flores, 10',
    city: 'Campinas',
    uf: 'SP',
  },
});

/**
 * Creates the site of a test's account from a template, and fills in the data that publishing requires and
 * the template lacks.
 */
export async function createSite(
  api: TestApi,
  person: TestPerson,
  look: SiteTheme = 'HORIZONTE',
): Promise<EditableWebsite> {
  const as = { as: person, params: { userId: person.userId } };
  const { website } = await api.call('POST /websites/draft/:userId', { ...as, body: { look } });
  return saveTestSiteDraft(api, person, website, completeSiteContent(website.draft));
}

/** Saves the draft of a site in a test by the API, based on the revision that the test loaded. */
export async function saveTestSiteDraft(
  api: TestApi,
  person: TestPerson,
  { revision }: Pick<EditableWebsite, 'revision'>,
  content: SiteContent,
): Promise<EditableWebsite> {
  const { website } = await api.call('PUT /websites/user/:userId', {
    as: person,
    params: { userId: person.userId },
    body: { revision, content },
  });
  return website;
}

/** Publishes the saved draft of a site in a test by the API. */
export async function publishSite(
  api: TestApi,
  person: TestPerson,
  { revision }: Pick<EditableWebsite, 'revision'>,
  note = '',
): Promise<EditableWebsite> {
  const { website } = await api.call('POST /websites/publish/:userId', {
    as: person,
    params: { userId: person.userId },
    body: { revision, note },
  });
  return website;
}

/** Creates a site for a test's account and publishes it. */
export async function createOnlineSite(
  api: TestApi,
  person: TestPerson,
  look?: SiteTheme,
): Promise<EditableWebsite> {
  await grantModule(api, person, WEBSITE_MODULE);
  return publishSite(api, person, await createSite(api, person, look));
}

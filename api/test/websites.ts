import { WEBSITE_MODULE } from '@girassol/shared-domain';
import type { EditedWebsite } from '@girassol/shared-domain/contract';
import type { SiteContent, SiteLook } from '@girassol/shared-domain/website';
import type { TestApi } from './harness';
import { grantModule } from './modules';
import type { Person } from './people';

/** What a template does not know of an account, and publishing asks for. */
export const completed = (content: SiteContent): SiteContent => ({
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

/** Begins a site, and fills in what its template does not know. */
export async function beginSite(
  api: TestApi,
  person: Person,
  look: SiteLook = 'HORIZONTE',
): Promise<EditedWebsite> {
  const as = { as: person, params: { userId: person.userId } };
  const { website } = await api.call('POST /websites/draft/:userId', { ...as, body: { look } });
  return saveSite(api, person, website, completed(website.draft));
}

/** Saves a draft over the one that was read. */
export async function saveSite(
  api: TestApi,
  person: Person,
  { revision }: Pick<EditedWebsite, 'revision'>,
  content: SiteContent,
): Promise<EditedWebsite> {
  const { website } = await api.call('PUT /websites/user/:userId', {
    as: person,
    params: { userId: person.userId },
    body: { revision, content },
  });
  return website;
}

/** Puts a site online as it is. */
export async function publishSite(
  api: TestApi,
  person: Person,
  { revision }: Pick<EditedWebsite, 'revision'>,
  note = '',
): Promise<EditedWebsite> {
  const { website } = await api.call('POST /websites/publish/:userId', {
    as: person,
    params: { userId: person.userId },
    body: { revision, note },
  });
  return website;
}

/** A site that is online. */
export async function onlineSite(api: TestApi, person: Person, look?: SiteLook): Promise<EditedWebsite> {
  await grantModule(api, person, WEBSITE_MODULE);
  return publishSite(api, person, await beginSite(api, person, look));
}

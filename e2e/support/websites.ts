import type { EditedWebsite } from '@girassol/shared-domain/contract';
import type { SiteContent, SiteLook } from '@girassol/shared-domain/website';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { type Caller, logInWith, send } from './api';
import { newTag } from './board';

const PASSWORD = 'Girassol2026';

/** An account of one journey alone, which may publish a site and show it under a host of its own. */
export async function anAccountWithSites(admin: Caller, origin: string): Promise<Caller> {
  const email = `${newTag()}@girassol.test`;
  const { link } = await admin.call('POST /operation/accounts/new', {
    body: {
      name: 'Sol & Vale Energia',
      owner: { name: 'Lia Prado', email },
      signupPlan: 'ENTERPRISE',
      whitelabel: null,
      modules: ['website', 'domain'],
      why: 'jornada do site',
    },
  });
  const used = await send(origin, 'POST /users/access-link/use', {
    body: { token: link.token, password: PASSWORD },
  });
  if (!used.ok) throw new Error(`the link could not be used: ${used.status} ${await used.text()}`);
  return logInWith(origin, { email, password: PASSWORD });
}

/** What the law wants in the foot of a site: without it nothing goes online. */
export const legalFacts = {
  legalName: 'Sol e Vale Energia Ltda',
  cnpj: '11222333000181',
  address: 'Rua das Palmeiras, 100',
  city: 'Blumenau',
  uf: 'SC',
  phone: '4733334444',
} as const;

/** Begins a site, with what the law wants of it. */
export async function aDraft({ call, session }: Caller, look: SiteLook = 'CLARO'): Promise<EditedWebsite> {
  const params = { userId: session.userId };
  const begun = (await call('GET /websites/draft/:userId', { params })).website;
  const website = begun ?? (await call('POST /websites/draft/:userId', { params, body: { look } })).website;
  return saveDraft({ call, session }, website, (draft) => ({
    ...draft,
    business: { ...draft.business, ...legalFacts },
  }));
}

/** Saves a draft that is another one. */
export async function saveDraft(
  { call, session }: Pick<Caller, 'call' | 'session'>,
  { revision, draft }: EditedWebsite,
  change: (draft: SiteContent) => SiteContent,
): Promise<EditedWebsite> {
  const params = { userId: session.userId };
  const body = { revision, content: change(draft) };
  return (await call('PUT /websites/user/:userId', { params, body })).website;
}

/** A site that visitors read: begun, filled and published where it was not. */
export async function aPublishedSite(caller: Caller): Promise<EditedWebsite> {
  const { call, session } = caller;
  const params = { userId: session.userId };
  const { website } = await call('GET /websites/draft/:userId', { params });
  if (website && website.publishedVersion !== null) return website;
  const { revision } = await aDraft(caller);
  return (await call('POST /websites/publish/:userId', { params, body: { revision } })).website;
}

export const editorOf = ({ session }: Caller, page = ''): string =>
  `/editar-website/${session.managerId}${page && `/${page}`}`;

/** The page of the server that is shown beside the form. */
export const previewIn = (page: Page): FrameLocator => page.frameLocator('iframe[data-front]');

/** The blocks of the page, by their place and kind. */
export const blockRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Blocos da página' }).getByRole('listitem');

/** Waits until the editor stands with its preview, and answers its preview. */
export async function editorOpens(page: Page): Promise<FrameLocator> {
  await expect(previewIn(page).locator('h1')).toBeVisible();
  return previewIn(page);
}

/** Waits until what was done has arrived at the server. */
export const savedIn = (page: Page): Promise<void> => expect(page.getByText(/^Salvo às/)).toBeVisible();

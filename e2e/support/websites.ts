import type { EditableWebsite } from '@girassol/shared-domain/contract';
import type { SiteContent, SiteTheme } from '@girassol/shared-domain/website';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { type Caller, logInWithPassword, sendCall } from './api';
import { createUniqueWord } from './board';

const PASSWORD = 'Girassol2026';

/** Creates an account that belongs to one journey alone and may publish a site under a host of its own. */
export async function createSitePublisherAccount(admin: Caller, origin: string): Promise<Caller> {
  const email = `${createUniqueWord()}@girassol.test`;
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
  const used = await sendCall(origin, 'POST /users/access-link/use', {
    body: { token: link.token, password: PASSWORD },
  });
  if (!used.ok) throw new Error(`the link could not be used: ${used.status} ${await used.text()}`);
  return logInWithPassword(origin, { email, password: PASSWORD });
}

/** Legal details that the footer of a site must have before it can go online. */
export const siteLegalDetails = {
  legalName: 'Sol e Vale Energia Ltda',
  cnpj: '11222333000181',
  address: 'Rua das Palmeiras, 100',
  city: 'Blumenau',
  uf: 'SC',
  phone: '4733334444',
} as const;

/** Creates the draft of a site with the legal details, or fills the existing draft. */
export async function createSiteDraft(
  { call, session }: Caller,
  look: SiteTheme = 'CLARO',
): Promise<EditableWebsite> {
  const params = { userId: session.userId };
  const begun = (await call('GET /websites/draft/:userId', { params })).website;
  const website = begun ?? (await call('POST /websites/draft/:userId', { params, body: { look } })).website;
  return saveSiteDraft({ call, session }, website, (draft) => ({
    ...draft,
    business: { ...draft.business, ...siteLegalDetails },
  }));
}

/** Saves a changed draft of a site. */
export async function saveSiteDraft(
  { call, session }: Pick<Caller, 'call' | 'session'>,
  { revision, draft }: EditableWebsite,
  change: (draft: SiteContent) => SiteContent,
): Promise<EditableWebsite> {
  const params = { userId: session.userId };
  const body = { revision, content: change(draft) };
  return (await call('PUT /websites/user/:userId', { params, body })).website;
}

/** Returns the published site of an account, created and published where there was none. */
export async function ensurePublishedSite(caller: Caller): Promise<EditableWebsite> {
  const { call, session } = caller;
  const params = { userId: session.userId };
  const { website } = await call('GET /websites/draft/:userId', { params });
  if (website && website.publishedVersion !== null) return website;
  const { revision } = await createSiteDraft(caller);
  return (await call('POST /websites/publish/:userId', { params, body: { revision } })).website;
}

/** Returns the path of the site editor of the caller's account, optionally of one page below it. */
export const getSiteEditorPath = ({ session }: Caller, page = ''): string =>
  `/editar-website/${session.managerId}${page && `/${page}`}`;

/** Locates the frame that shows the preview of a site in the site editor. */
export const locateSitePreview = (page: Page): FrameLocator => page.frameLocator('iframe[data-front]');

/**
 * Locates the rows of the block list in the site editor. Each row shows the position and the kind of a block
 * of the page.
 */
export const locateBlockRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Blocos da página' }).getByRole('listitem');

/** Waits until the editor shows its preview, and returns the preview. */
export async function waitForSiteEditor(page: Page): Promise<FrameLocator> {
  await expect(locateSitePreview(page).locator('h1')).toBeVisible();
  return locateSitePreview(page);
}

/** Waits until the editor shows that changes are saved. */
export const waitForSiteSave = (page: Page): Promise<void> =>
  expect(page.getByText(/^Salvo às/)).toBeVisible();

import { z } from 'zod';
import { siteContent } from '../website/content';
import { siteThemes } from '../website/looks';
import { siteEventKinds, sitePages, siteReportReasons, siteTrafficSources } from '../website/states';
import type { ContractRoutes } from './route';
import { emptyObject, id, timestamp, trimmedText } from './schemas';

/** Schema of a site's slug in the URL: letters, digits and single hyphens. */
export const siteSlug = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Escreva pelo menos 3 letras.')
  .max(60, 'No máximo 60 letras.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras sem acento, números e hífens.');

/**
 * Schema of an uploaded picture of an account's website, with its sizes. Each size has the path
 * `/institucional/imagem/:accountId/:fileId`.
 */
export const siteImage = z.object({
  _id: id,
  name: z.string(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Sizes of it as WebP, the narrowest first. */
  sizes: z.array(z.object({ url: z.string(), width: z.number().int() })),
});

/** Schema of an account's website for its editor: draft content, slug, URL and state of publication. */
export const editableWebsite = z.object({
  slug: siteSlug,
  /** Address of the site: `https://…/institucional/…`, or its own active host. */
  url: z.string(),
  draft: siteContent,
  /** Named by whoever saves: another one was saved meanwhile where it is higher. */
  revision: z.number().int(),
  savedBy: z.string(),
  savedTimestamp: timestamp,
  /** Of what visitors see; null: nothing is published. */
  publishedVersion: z.number().int().nullable(),
  /** Does the draft say something else than what visitors see? */
  isChanged: z.boolean(),
  suspended: z.object({ why: z.string(), timestamp }).nullable(),
});

/**
 * Schema of a problem in the draft of an account's website. A problem of severity `ERROR` prevents
 * publication.
 */
export const siteProblem = z.object({
  severity: z.enum(['ERROR', 'WARNING']),
  /** Null: of the site as a whole. */
  blockId: id.nullable(),
  /** Name of a field of the block, or `business.cnpj`, `search.title`. With a list, `works.2.picture`. */
  field: z.string(),
  message: z.string(),
});

/** Schema of a published version of an account's website: number, note, author, time and changes. */
export const siteVersion = z.object({
  version: z.number().int(),
  note: z.string(),
  publishedBy: z.string(),
  timestamp,
  isOnline: z.boolean(),
  /** Changes since the version before, in sentences. */
  changes: z.array(z.string()),
});

const ofAccount = z.object({ userId: id });
const edited = z.object({ website: editableWebsite });
/** Schema of the published website of an account, for visitors. */
export const publicWebsite = z.object({
  slug: z.string(),
  url: z.string(),
  content: siteContent,
});

export type SiteImage = z.output<typeof siteImage>;
export type EditableWebsite = z.output<typeof editableWebsite>;
export type SiteProblem = z.output<typeof siteProblem>;
export type SiteVersion = z.output<typeof siteVersion>;
export type PublicWebsite = z.output<typeof publicWebsite>;

export const websitesContract = {
  'GET /websites/user/:userId': {
    access: 'public',
    summary: 'What is published on the site of the account of a user',
    params: ofAccount,
    answer: z.object({ website: publicWebsite }),
  },
  'GET /websites/user-by-slug/:slug': {
    access: 'public',
    summary: 'What is published on the site with a name, or a name it had',
    params: z.object({ slug: z.string().max(100) }),
    answer: z.object({ website: publicWebsite }),
  },
  'GET /websites/draft/:userId': {
    access: 'active',
    summary: 'The site as it is being written; null where the account has none yet',
    params: ofAccount,
    answer: z.object({ website: editableWebsite.nullable(), mayPublish: z.boolean() }),
  },
  'POST /websites/draft/:userId': {
    access: 'active',
    summary: 'Begin a site with one of the templates, filled with what is known of the account',
    params: ofAccount,
    body: z.object({ look: z.enum(siteThemes.map(({ value }) => value)) }),
    answer: edited,
  },
  'PUT /websites/user/:userId': {
    access: 'active',
    summary: 'Save the draft; refused (409) where another was saved since `revision`',
    params: ofAccount,
    body: z.object({ revision: z.number().int().min(1), content: siteContent }),
    answer: edited,
  },
  'PUT /websites/slug/:userId': {
    access: 'active',
    summary: 'Name the site in its address; names it had still lead to it',
    params: ofAccount,
    body: z.object({ slug: siteSlug }),
    answer: edited,
  },
  'POST /websites/user/:userId/image': {
    access: 'active',
    summary: 'Add a picture; its sizes are drawn anew, without what the camera knew',
    params: ofAccount,
    upload: 'required',
    body: emptyObject,
    answer: z.object({ image: siteImage }),
  },
  'GET /websites/images/:userId': {
    access: 'active',
    summary: 'Pictures of the site, the newest first',
    params: ofAccount,
    answer: z.object({ images: z.array(siteImage) }),
  },
  'POST /websites/preview/:userId': {
    access: 'active',
    summary:
      'Show a content that is not saved; answers the address of its page, the same for the same person',
    params: ofAccount,
    body: z.object({ content: siteContent }),
    answer: z.object({ url: z.string() }),
  },
  'POST /websites/check/:userId': {
    access: 'active',
    summary: 'What is wrong with the draft before it goes online',
    params: ofAccount,
    answer: z.object({ problems: z.array(siteProblem) }),
  },
  'POST /websites/publish/:userId': {
    access: 'active',
    summary: 'Put the draft of this revision online; refused (422) while something is wrong with it',
    params: ofAccount,
    body: z.object({ revision: z.number().int().min(1), note: trimmedText(200).default('') }),
    answer: edited,
  },
  'GET /websites/versions/:userId': {
    access: 'active',
    summary: 'What was published, the newest first, with what each changed',
    params: ofAccount,
    answer: z.object({ versions: z.array(siteVersion) }),
  },
  'POST /websites/versions/:userId/:version/online': {
    access: 'active',
    summary: 'Put an earlier version online again; the draft stays as it is',
    params: z.object({ userId: id, version: z.coerce.number().int().min(1).max(1_000_000) }),
    answer: edited,
  },
  'POST /websites/versions/:userId/:version/draft': {
    access: 'active',
    summary: 'Take an earlier version as the draft; refused (409) where another was saved since `revision`',
    params: z.object({ userId: id, version: z.coerce.number().int().min(1).max(1_000_000) }),
    body: z.object({ revision: z.number().int().min(1) }),
    answer: edited,
  },
  'GET /websites/figures/:userId': {
    access: 'active',
    summary: 'Visits, simulations and leads of the site by day, page and source',
    params: ofAccount,
    query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    answer: z.object({
      counts: z.array(
        z.object({
          day: z.iso.date(),
          page: z.enum(sitePages),
          source: z.enum(siteTrafficSources),
          what: z.enum(siteEventKinds),
          count: z.number().int(),
        }),
      ),
    }),
  },
  'GET /websites/reports': {
    access: 'admin',
    summary: 'Sites that somebody reported or an operator suspended, the newest first',
    answer: z.object({
      sites: z.array(
        z.object({
          accountId: id,
          name: z.string(),
          slug: z.string(),
          url: z.string(),
          suspended: z.object({ why: z.string(), timestamp }).nullable(),
          reports: z.array(
            z.object({ _id: id, reason: z.enum(siteReportReasons), words: z.string(), timestamp }),
          ),
        }),
      ),
    }),
  },
  'PUT /websites/suspension/:accountId': {
    access: 'admin',
    summary: 'Take a site offline, or let it back; `why` is told to its account',
    params: z.object({ accountId: id }),
    body: z.object({ suspended: z.boolean(), why: trimmedText(300).default('') }),
    answer: emptyObject,
  },
} as const satisfies ContractRoutes;

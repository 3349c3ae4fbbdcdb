import { z } from 'zod';
import { isBlockKind } from './blocks/block-kinds';
import { siteBlock, sitePicture } from './blocks/block-schema';
import { applyContentMigrations, migrateBlock } from './blocks/migrations';
import { MAX_SITE_BLOCKS } from './limits';
import { siteThemes } from './looks';
import { singleLineText } from './plain-line';

/** Version of the schema of a website's content. The blocks in the content have versions of their own. */
export const SITE_CONTENT_VERSION = 1;

/**
 * Schema of the company data on an account's website: the data that the law requires in the footer (Decreto
 * 7.962/2013, art. 2), and contact data.
 */
export const siteBusiness = z.strictObject({
  name: singleLineText(80),
  legalName: singleLineText(150),
  /** 14 characters, of which the first twelve may be letters, or empty. */
  cnpj: z.string().regex(/^([0-9A-Z]{12}[0-9]{2})?$/, 'O CNPJ tem 14 caracteres.'),
  /** 10 or 11 digits, or empty. */
  phone: z.string().regex(/^([0-9]{10,11})?$/, 'Escreva o telefone com DDD.'),
  whatsapp: z.string().regex(/^([0-9]{10,11})?$/, 'Escreva o WhatsApp com DDD.'),
  email: z.union([z.literal(''), z.email('Escreva um e-mail.').max(150)]),
  address: singleLineText(200),
  city: singleLineText(80),
  uf: z.string().regex(/^([A-Z]{2})?$/, 'Escolha o estado.'),
  hours: singleLineText(120),
  logo: sitePicture.nullable(),
});

/** Schema of the title, description and picture with which search engines and messengers show a website. */
export const siteSearchListing = z.strictObject({
  title: singleLineText(120),
  description: singleLineText(300),
  picture: sitePicture.nullable(),
});

/**
 * Schema of the whole content of an account's website: theme, colour, company data, search listing and
 * blocks. Draft and published versions have the same schema.
 */
export const siteContent = z.strictObject({
  version: z.literal(SITE_CONTENT_VERSION),
  look: z.enum(siteThemes.map(({ value }) => value)),
  /** `#rrggbb`: buttons and accents. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Escolha uma cor.'),
  business: siteBusiness,
  search: siteSearchListing,
  /** Shows a WhatsApp button that stays in sight. */
  showsWhatsapp: z.boolean(),
  blocks: z
    .array(siteBlock)
    .max(MAX_SITE_BLOCKS, `No máximo ${MAX_SITE_BLOCKS} blocos.`)
    .refine(
      (blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length,
      'Um bloco veio duas vezes.',
    ),
});

export type SiteContent = z.output<typeof siteContent>;
export type SiteBusiness = z.output<typeof siteBusiness>;
export type SiteSearchListing = z.output<typeof siteSearchListing>;

/** Lead what stands around the blocks from one version to the next. */
const steps: readonly ((content: StoredContent) => StoredContent)[] = [];

interface StoredContent {
  version: number;
  blocks: unknown[];
  [name: string]: unknown;
}

/**
 * Parses stored website content of any version and returns it migrated to the current version; the stored
 * content stays unchanged. Blocks of kinds that no longer exist are removed. Throws a `ZodError` if the
 * content is invalid.
 */
export function parseSiteContent(stored: unknown): SiteContent {
  const {
    version = 1,
    blocks = [],
    ...rest
  } = z
    .looseObject({ version: z.int().min(1).optional(), blocks: z.array(z.unknown()).optional() })
    .parse(stored);
  const known = blocks.filter((block) =>
    isBlockKind(z.looseObject({ kind: z.unknown() }).safeParse(block).data?.kind),
  );
  const content = { ...rest, version, blocks: known.map((block) => migrateBlock(block)) };
  return siteContent.parse(applyContentMigrations(content, SITE_CONTENT_VERSION, steps));
}

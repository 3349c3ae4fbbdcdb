import { z } from 'zod';
import { isBlockKind } from './blocks/block-kinds';
import { siteBlock, sitePicture } from './blocks/block-schema';
import { migrate, migrateBlock } from './blocks/migrations';
import { MOST_BLOCKS } from './limits';
import { siteLooks } from './looks';
import { plainLine } from './plain-line';

/** Counts the schemas of a content around its blocks. */
export const CONTENT_VERSION = 1;

/** Who speaks on the site: what the law wants at its foot (Decreto 7.962/2013, art. 2), and how to reach them. */
export const siteBusiness = z.strictObject({
  name: plainLine(80),
  legalName: plainLine(150),
  /** 14 digits, or empty. */
  cnpj: z.string().regex(/^([0-9]{14})?$/, 'O CNPJ tem 14 números.'),
  /** 10 or 11 digits, or empty. */
  phone: z.string().regex(/^([0-9]{10,11})?$/, 'Escreva o telefone com DDD.'),
  whatsapp: z.string().regex(/^([0-9]{10,11})?$/, 'Escreva o WhatsApp com DDD.'),
  email: z.union([z.literal(''), z.email('Escreva um e-mail.').max(150)]),
  address: plainLine(200),
  city: plainLine(80),
  uf: z.string().regex(/^([A-Z]{2})?$/, 'Escolha o estado.'),
  hours: plainLine(120),
  logo: sitePicture.nullable(),
});

/** What search engines and messengers show. */
export const siteSearch = z.strictObject({
  title: plainLine(120),
  description: plainLine(300),
  picture: sitePicture.nullable(),
});

/** Everything a site says, as it is stored, previewed and published. */
export const siteContent = z.strictObject({
  version: z.literal(CONTENT_VERSION),
  look: z.enum(siteLooks.map(({ value }) => value)),
  /** `#rrggbb`: buttons and accents. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Escolha uma cor.'),
  business: siteBusiness,
  search: siteSearch,
  /** Shows a WhatsApp button that stays in sight. */
  showsWhatsapp: z.boolean(),
  blocks: z
    .array(siteBlock)
    .max(MOST_BLOCKS, `No máximo ${MOST_BLOCKS} blocos.`)
    .refine(
      (blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length,
      'Um bloco veio duas vezes.',
    ),
});

export type SiteContent = z.output<typeof siteContent>;
export type SiteBusiness = z.output<typeof siteBusiness>;
export type SiteSearch = z.output<typeof siteSearch>;

/** Lead what stands around the blocks from one version to the next. */
const steps: readonly ((content: StoredContent) => StoredContent)[] = [];

interface StoredContent {
  version: number;
  blocks: unknown[];
  [name: string]: unknown;
}

/**
 * A content of any earlier schema, in that of today. Pure: what is stored stays as it is. Blocks of kinds that do not exist
 * any more are left out. Throws where the rest is no content.
 */
export function readContent(stored: unknown): SiteContent {
  const { blocks = [], ...rest } = z
    .looseObject({ version: z.int().min(1).optional(), blocks: z.array(z.unknown()).optional() })
    .parse(stored);
  const known = blocks.filter((block) =>
    isBlockKind(z.looseObject({ kind: z.unknown() }).safeParse(block).data?.kind),
  );
  const content = { version: 1, ...rest, blocks: known.map((block) => migrateBlock(block)) };
  return siteContent.parse(migrate(content, CONTENT_VERSION, steps));
}

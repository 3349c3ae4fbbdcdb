import { type AccountPlan, omitUndefined } from '@girassol/shared-domain';
import { z } from 'zod';
import { carouselSchema, type DistributionSlide } from './carousel';
import { pictureUrlSchema, singleLineSchema } from './document-fields';
import { MAX_HIDEABLE_ID_LENGTH } from './hideable-menus';
import { type Distribution, slotNames } from './manifest';

/** Part of an area that a distribution leaves out: one contribution to a slot, one menu entry or one route. */
export type DistributionSuppression =
  | { remote: string; slot: string; id: string }
  | { remote: string; menu: string }
  | { remote: string; route: string };

/**
 * Upper limits of plan and modules for the accounts of a distribution, whatever was agreed with an account.
 */
export interface DistributionPlanLimits {
  /** Accounts with a higher plan work with this one. */
  plan?: AccountPlan | undefined;
  /** Modules they may have; absent: all. */
  modules?: string[] | undefined;
}

/** Texts (title, description) of one host name of a distribution, which replace the texts of the brand. */
export interface HostBrandTexts {
  title?: string | undefined;
  description?: string | undefined;
}

/**
 * Distribution (the product under a partner's brand) as the partner writes it: one JSON document, published
 * without a build.
 */
export interface DistributionDocument extends Distribution {
  /** Words: a host that contains one of them belongs to the distribution. */
  hosts: string[];
  /** Host -> its own title and description. */
  texts?: Record<string, HostBrandTexts> | undefined;
  suppressed?: DistributionSuppression[] | undefined;
  limits?: DistributionPlanLimits | undefined;
  /** Sender of mail to its users; left out: the server's own address. */
  mail?: { from: string } | undefined;
  /** Content of the home page besides the contributions of areas. */
  home?: { carousel?: DistributionSlide[] | undefined } | undefined;
}

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'is no colour: #1F6F54');
const remote = z.string().regex(/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/, 'is no name of a remote');
const hostWord = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'is a host name or a part of one, in lower case')
  .min(4)
  .max(120);

/**
 * Schema of a distribution's key, which the accounts of the distribution have in `whitelabel`: 3 to 40
 * capitals, digits and hyphens.
 */
export const distributionKeySchema = z
  .string()
  .regex(/^[A-Z][A-Z0-9-]{2,39}$/, 'is in capitals, 3 to 40 letters, digits and hyphens');

/**
 * Schema of a distribution document. Refuses unknown fields, since a misspelt field would silently do
 * nothing.
 */
export const distributionDocumentSchema: z.ZodType<DistributionDocument> = z.strictObject({
  key: distributionKeySchema,
  hosts: z.array(hostWord).min(1).max(20),
  brand: z.strictObject({
    name: singleLineSchema(60),
    title: singleLineSchema(80),
    description: singleLineSchema(200),
    colors: z.strictObject({ leaf: color.optional(), sun: color.optional() }).optional(),
    logoUrl: pictureUrlSchema.optional(),
    faviconUrl: pictureUrlSchema.optional(),
  }),
  texts: z
    .record(
      hostWord,
      z.strictObject({
        title: singleLineSchema(80).optional(),
        description: singleLineSchema(200).optional(),
      }),
    )
    .optional(),
  remotes: z.array(remote).max(50).optional(),
  suppressed: z
    .array(
      z.union([
        z.strictObject({ remote, slot: z.enum(slotNames), id: singleLineSchema(80) }),
        z.strictObject({ remote, menu: singleLineSchema(80) }),
        z.strictObject({ remote, route: z.string().startsWith('/').max(300) }),
      ]),
    )
    .max(200)
    .optional(),
  hiddenMenus: z.array(singleLineSchema(MAX_HIDEABLE_ID_LENGTH)).max(100).optional(),
  support: z
    .strictObject({
      whatsapp: z
        .string()
        .regex(/^\d{10,11}$/, 'is digits with the area code')
        .optional(),
    })
    .optional(),
  limits: z
    .strictObject({
      plan: z.enum(['BASIC', 'CRM', 'ENTERPRISE']).optional(),
      modules: z.array(singleLineSchema(60)).max(50).optional(),
    })
    .optional(),
  mail: z.strictObject({ from: z.email('is no e-mail address').max(254) }).optional(),
  home: z.strictObject({ carousel: carouselSchema.optional() }).optional(),
});

/**
 * Converts a distribution document to the data for the pages of one host: with the texts of this host,
 * without the other hosts and the limits.
 */
export function toHostDistribution(document: DistributionDocument, host: string): Distribution {
  const { key, brand, remotes, hiddenMenus, support, texts = {} } = document;
  return {
    key,
    brand: { ...brand, ...omitUndefined({ ...texts[host] }) },
    ...(remotes && { remotes }),
    ...(hiddenMenus && { hiddenMenus }),
    ...(support && { support }),
  };
}

/**
 * Finds the distribution that serves a host. Each distribution lists host words; if the host contains words
 * of several, the longest word decides. Returns undefined if no word matches.
 */
export function findDistributionOfHost<Document extends Pick<DistributionDocument, 'hosts'>>(
  host: string,
  distributions: readonly Document[],
): Document | undefined {
  const fitting = distributions.flatMap((document) =>
    document.hosts.filter((word) => host.includes(word)).map((word) => ({ document, length: word.length })),
  );
  return fitting.sort((one, other) => other.length - one.length)[0]?.document;
}

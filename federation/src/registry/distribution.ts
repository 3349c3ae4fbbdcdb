import { hideableMenus, type SignupPlan } from '@girassol/shared-domain';
import { z } from 'zod';
import { carousel, type DistributionSlide } from './carousel';
import { line, picture } from './document-fields';
import { type Distribution, slotNames } from './manifest';

/** Something of an area that a distribution leaves out: one contribution to a slot, one menu entry or one route. */
export type Suppression =
  | { remote: string; slot: string; id: string }
  | { remote: string; menu: string }
  | { remote: string; route: string };

/** The most that accounts of a distribution get, whatever was agreed with them. */
export interface PlanLimits {
  /** Accounts with a higher plan work with this one. */
  plan?: SignupPlan;
  /** Modules they may have; absent: all. */
  modules?: string[];
}

/** Texts of one host, in place of the brand's own. */
export interface HostTexts {
  title?: string;
  description?: string;
}

/** A distribution as a partner writes it: one JSON document, published without a build. */
export interface DistributionDocument extends Distribution {
  /** Words: a host that contains one of them belongs to the distribution. */
  hosts: string[];
  /** Host -> its own title and description. */
  texts?: Record<string, HostTexts>;
  suppressed?: Suppression[];
  limits?: PlanLimits;
  /** Where mail to its people comes from; absent: from the server's own address. */
  mail?: { from: string };
  /** What its accounts see on the home page, besides what the areas show there. */
  home?: { carousel?: DistributionSlide[] };
}

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'is no colour: #1F6F54');
const remote = z.string().regex(/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/, 'is no name of a remote');
const hostWord = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'is a host name or a part of one, in lower case')
  .min(4)
  .max(120);

/** The key of a distribution, as accounts carry it in `whitelabel`. */
export const distributionKey = z
  .string()
  .regex(/^[A-Z][A-Z0-9-]{2,39}$/, 'is in capitals, 3 to 40 letters, digits and hyphens');

/** A distribution as it is published. Unknown fields are refused: a misspelt one would do nothing, silently. */
export const distributionDocument: z.ZodType<DistributionDocument> = z.strictObject({
  key: distributionKey,
  hosts: z.array(hostWord).min(1).max(20),
  brand: z.strictObject({
    name: line(60),
    title: line(80),
    description: line(200),
    colors: z.strictObject({ leaf: color.optional(), sun: color.optional() }).optional(),
    logoUrl: picture.optional(),
    faviconUrl: picture.optional(),
  }),
  texts: z
    .record(hostWord, z.strictObject({ title: line(80).optional(), description: line(200).optional() }))
    .optional(),
  remotes: z.array(remote).max(50).optional(),
  suppressed: z
    .array(
      z.union([
        z.strictObject({ remote, slot: z.enum(slotNames), id: line(80) }),
        z.strictObject({ remote, menu: line(80) }),
        z.strictObject({ remote, route: z.string().startsWith('/').max(300) }),
      ]),
    )
    .max(200)
    .optional(),
  hiddenMenus: z.array(line(60)).max(100).optional(),
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
      modules: z.array(line(60)).max(50).optional(),
    })
    .optional(),
  mail: z.strictObject({ from: z.email('is no e-mail address').max(254) }).optional(),
  home: z.strictObject({ carousel: carousel.optional() }).optional(),
});

/** What one page learns of a distribution: nothing of other hosts, nor of how it was made. */
export function distributionOnHost(document: DistributionDocument, host: string): Distribution {
  const { key, brand, remotes, hiddenMenus, support, texts = {} } = document;
  return {
    key,
    brand: { ...brand, ...texts[host] },
    ...(remotes && { remotes }),
    ...(hiddenMenus && { hiddenMenus }),
    ...(support && { support }),
  };
}

/** The distribution of a host: the one whose longest word it contains, so that a more exact word wins. */
export function distributionOfHost<Document extends Pick<DistributionDocument, 'hosts'>>(
  host: string,
  distributions: readonly Document[],
): Document | undefined {
  const fitting = distributions.flatMap((document) =>
    document.hosts.filter((word) => host.includes(word)).map((word) => ({ document, length: word.length })),
  );
  return fitting.sort((one, other) => other.length - one.length)[0]?.document;
}

const hideable = new Set(hideableMenus.map(({ id }) => id));
/** Is this the id of a menu entry that may be hidden? */
export const isHideableMenu = (id: string): boolean => hideable.has(id);

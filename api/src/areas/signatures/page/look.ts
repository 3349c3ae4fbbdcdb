import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../../../platform/database';
import { countFailure, limitKey, requireTries } from '../../../platform/http/try-limit';
import { brandOfAccount } from '../../../platform/mail/brand';
import { linkOver, type SignerPlace, signerPlace } from '../collecting/signer-place';
import { type FoundSigner, findSigner } from '../links/signer-links';
import type { PageBrand, SignerPageFrame } from './SignerPage';

/** Wrong addresses of one visitor in a quarter of an hour. */
const MOST_WRONG_LINKS = 30;

/** What a link leads to, for a page. */
export interface Seen {
  place: SignerPlace;
  brand: PageBrand;
  path: string;
}

/** Looks at what a link leads to. */
export async function look(request: FastifyRequest): Promise<Seen> {
  const found = await signerIn(request);
  return request.server.database.asAccount(found, async (tx) => ({
    place: await signerPlace(tx, found),
    brand: await brandOfAccount(tx, found.accountId, request.server.mailer.settings),
    path: pathOf(request),
  }));
}

/** Does something for a signer, while nobody else does anything with the document. */
export async function act<T>(
  request: FastifyRequest,
  work: (tx: Tx, place: SignerPlace) => Promise<T>,
): Promise<T> {
  const found = await signerIn(request);
  return request.server.database.asAccount(found, async (tx) =>
    work(tx, await signerPlace(tx, found, { forUpdate: true })),
  );
}

/** What stands around every page about a document. */
export const frameOf = ({
  place,
  brand,
}: Seen): Pick<SignerPageFrame, 'brand' | 'companyName' | 'title'> => ({
  brand,
  companyName: place.companyName,
  title: place.contract.name,
});

const tokenOf = (request: FastifyRequest): string =>
  z.object({ token: z.string() }).parse(request.params).token;

/** Where the pages of this link begin. */
export const pathOf = (request: FastifyRequest): string => `/assinar/${tokenOf(request)}`;

/** Whose link it is. A wrong one counts against its sender, who waits after many. */
async function signerIn(request: FastifyRequest): Promise<FoundSigner> {
  const { database } = request.server;
  const limited = {
    limits: [{ key: limitKey('signer-link', request.ip), most: MOST_WRONG_LINKS }],
    tooMany: (wait: string) => `Foram muitos links errados. Espere ${wait} e tente de novo.`,
  };
  const found = await findSigner(database, tokenOf(request));
  if (found) return found;
  await requireTries(database, limited);
  await countFailure(database, limited);
  throw linkOver();
}

/** The texts of a form; whatever else somebody sends is nothing typed. */
export const fieldsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

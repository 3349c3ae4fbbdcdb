import type { Tx } from '@girassol/api-platform/database';
import {
  createLimitKey,
  recordFailedAttempt,
  requireAttemptsLeft,
} from '@girassol/api-platform/http/try-limit';
import { loadAccountMailBrand } from '@girassol/api-platform/mail/brand';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { buildSignerLinkRefusal, loadSignerContext, type SignerContext } from '../collecting/signer-context';
import { type FoundSigner, findSignerByLinkToken } from '../links/signer-links';
import type { PageBrand, SignerPageFrame } from './SignerPage';

/** Maximum number of wrong links of a visitor in 15 minutes. */
const MAX_WRONG_LINKS = 30;

/** Data of the signing page that a signer's link leads to. */
export interface SignerPageData {
  place: SignerContext;
  brand: PageBrand;
  fontUrl: string | null;
  path: string;
}

/**
 * Loads the data of the signing page to which a signer's personal link leads. Throws 404 for an invalid link,
 * and 429 after too many invalid links.
 */
export async function loadSignerPage(request: FastifyRequest): Promise<SignerPageData> {
  const found = await requireSigner(request);
  return request.server.database.asAccount(found, async (tx) => ({
    place: await loadSignerContext(tx, found),
    brand: await loadAccountMailBrand(tx, found.accountId, request.server.mailer.settings),
    fontUrl: request.server.pageFontUrl(),
    path: getSigningPath(request),
  }));
}

/**
 * Runs a function for the signer of a personal link while the signature is locked. Throws 404 if the link is
 * invalid.
 */
export async function withLockedSignature<T>(
  request: FastifyRequest,
  work: (tx: Tx, place: SignerContext) => Promise<T>,
): Promise<T> {
  const found = await requireSigner(request);
  return request.server.database.asAccount(found, async (tx) =>
    work(tx, await loadSignerContext(tx, found, { forUpdate: true })),
  );
}

/** Returns the parts of the frame that all signing pages of a document share: brand, font, company and title. */
export const getSignerPageFrame = ({
  place,
  brand,
  fontUrl,
}: SignerPageData): Pick<
  SignerPageFrame,
  'brand' | 'fontUrl' | 'companyName' | 'companyLogoUrl' | 'title'
> => ({
  brand,
  fontUrl,
  companyName: place.companyName,
  companyLogoUrl: place.companyLogoUrl,
  title: place.contract.name,
});

const getToken = (request: FastifyRequest): string =>
  z.object({ token: z.string() }).parse(request.params).token;

/** Returns the root path of a signer's pages, `/assinar/<token>`, from the request. */
export const getSigningPath = (request: FastifyRequest): string => `/assinar/${getToken(request)}`;

/** Finds the signer of a link. A wrong link counts against its sender, who has to wait after too many. */
async function requireSigner(request: FastifyRequest): Promise<FoundSigner> {
  const { database } = request.server;
  const limited = {
    limits: [{ key: createLimitKey('signer-link', request.ip), most: MAX_WRONG_LINKS }],
    tooMany: (wait: string) => `Foram muitos links errados. Espere ${wait} e tente de novo.`,
  };
  const found = await findSignerByLinkToken(database, getToken(request));
  if (found) return found;
  await requireAttemptsLeft(database, limited);
  await recordFailedAttempt(database, limited);
  throw buildSignerLinkRefusal();
}

/** Returns the text fields of a submitted form. Leaves out values that are not texts. */
export const getFormTextFields = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

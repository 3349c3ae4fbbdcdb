import type { FastifyReply, FastifyRequest } from 'fastify';
import { readVisitorCookie } from '../../hosting/browser-visitor';
import { countProposalView } from '../public/count-proposal-view';
import { findProposalByAddress } from '../public/find-proposal-by-address';
import { loadFinishedProposal } from '../public/load-finished-proposal';
import { parsePublicProposalAddress } from './parse-public-proposal-address';

/** Programs that look at a link for a conversation, mailbox, index or monitor, by the names that they give. */
const previewers =
  /whatsapp|facebookexternalhit|telegrambot|slackbot|linkedinbot|twitterbot|discordbot|preview\/|googlebot|bingbot|bot\b|crawler|spider|headless|phantomjs|lighthouse|(image|mail)proxy/i;

/**
 * Checks whether a request for a proposal's page may come from the customer. Excludes browsers last used by a
 * user of the account that owns the proposal, programs without a name or that prepare link previews, and
 * prefetches.
 */
export function isCustomerVisit(request: FastifyRequest, accountId: string): boolean {
  const { method, headers } = request;
  if (method !== 'GET' || isAccountVisitor(request, accountId)) return false;
  if (/prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))) return false;
  return isNamedReader(headers['user-agent']);
}

/**
 * Checks by cookie whether the browser of a request was last signed in to the product as a user of the given
 * account.
 */
export const isAccountVisitor = (request: FastifyRequest, accountId: string): boolean =>
  readVisitorCookie(request).accountId === accountId;

/** Checks whether a program names itself, and not as one that prepares previews. */
const isNamedReader = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && userAgent.trim() !== '' && !previewers.test(userAgent);

/**
 * Checks whether a user action, such as a click, caused the request of a page. Reads the header
 * `sec-fetch-user` (Fetch Metadata).
 */
export const isUserNavigation = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-user'] === '?1';

/**
 * Checks whether a browser requests a picture in order to draw it, by the header `accept` and, if present,
 * `sec-fetch-dest` (Fetch Metadata). A crawler that follows every address in a page and its styles sends
 * neither value.
 */
export const isPictureRequest = ({
  headers: { accept, 'sec-fetch-dest': destination },
}: FastifyRequest): boolean => /^image\//.test(accept ?? '') && (destination ?? 'image') === 'image';

/**
 * Returns the path of the image by which a view of a proposal is counted. A browser requests the image after
 * displaying the proposal's page for two seconds.
 */
export const getViewTrackingPixelUrl = (frontId: string): string => `/proposta/vista/${frontId}`;

/**
 * Renders a style that changes a background image after two seconds on a screen, so that the browser requests the image
 * without a script. Programs that do not draw the page request nothing, and a background tab waits until it is looked
 * at.
 * @param address path that is asked for, safe in a style
 */
export const renderViewTrackingStyle = (address: string): string =>
  `@media screen{body::after{content:"";position:absolute;top:0;left:0;width:1px;height:1px;animation:seen .1s 2s forwards}}@keyframes seen{to{background-image:url(${address})}}`;

/**
 * Counts a view by a visitor whose browser has displayed a proposal's page for two seconds. Responds with an
 * empty image.
 */
export async function countDisplayedView(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await findProposalByAddress(request, reply, parsePublicProposalAddress(request.params));
  const userAgent = request.headers['user-agent'] ?? '';
  if (isPictureRequest(request) && isCustomerVisit(request, found.accountId))
    await request.server.database.asAccount(found, async (tx) => {
      const finished = await loadFinishedProposal(tx, found);
      if (finished.state === 'OPEN')
        await countProposalView(tx, finished.proposal, { ip: request.ip, userAgent });
    });
  return reply.code(204).header('cache-control', 'no-store').send();
}

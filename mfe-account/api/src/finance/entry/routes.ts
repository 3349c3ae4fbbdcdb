import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import { getPageFailureStatusAndMessage } from '@girassol/api-platform/http/page-failure';
import { registerPlainFormParser } from '@girassol/api-platform/http/plain-forms';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FinancePlatform, FinanceUser } from '../finance-platform';
import { isFinancePlatformOpen } from '../require-finance-platform';
import { renderFinanceMessage, renderFinancePage, renderSignInPage } from './FinanceEntryPage';
import { FINANCE_ENTRY_PATH, FINANCE_EXIT_PATH } from './finance-entry-paths';
import {
  deleteFinanceCookie,
  endFinanceSession,
  giveFinanceCookie,
  isFinanceSessionOpen,
  readFinanceCookie,
} from './finance-sessions';
import { loadFinanceOverview } from './load-finance-overview';
import { signInByCode } from './sign-in';

const hidden = { schema: { hide: true } };
const signInForm = z.object({
  email: z.string().trim().min(1).max(254),
  codigo: z.string().trim().min(1).max(20),
});
/** E-mail of a form that is shown again. */
const typedForm = z.object({ email: z.string().max(254).catch('') }).catch({ email: '' });

/**
 * Registers the pages of the embedded finance platform: whoever types the e-mail and the login code of a user gets a session
 * of 30 minutes there, and sees the lists of the user's account. They work without a script and know no session of the product.
 */
export async function registerFinanceEntryPages(
  app: FastifyInstance,
  platform: FinancePlatform,
): Promise<void> {
  await app.register(async (pages) => {
    registerPlainFormParser(pages);
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      const { status, message } = getPageFailureStatusAndMessage(error, request, reply);
      return send(reply.code(status), renderFinanceMessage(message, getFont(reply)));
    });
    pages.get(FINANCE_ENTRY_PATH, hidden, async (request, reply) => {
      const user = await findSignedIn(request);
      if (!user) return send(reply, renderSignInPage(getFont(reply)));
      return send(reply, renderFinancePage(await loadFinanceOverview(platform, user), getFont(reply)));
    });
    pages.post(FINANCE_ENTRY_PATH, hidden, signIn);
    pages.post(FINANCE_EXIT_PATH, hidden, async (request, reply) => {
      const user = await findSignedIn(request);
      if (user) await request.server.database.asAccount(user, (tx) => endFinanceSession(tx, user));
      deleteFinanceCookie(request, reply);
      return redirectToEntry(reply);
    });
  });
}

/** Finds the user whose open session the browser holds, as long as the platform is open to the user. */
async function findSignedIn(request: FastifyRequest): Promise<FinanceUser | null> {
  const claimed = readFinanceCookie(request);
  if (!claimed) return null;
  const isOpen = await request.server.database.asAccount(
    claimed,
    async (tx) => (await isFinanceSessionOpen(tx, claimed)) && (await isFinancePlatformOpen(tx, claimed)),
  );
  return isOpen ? claimed : null;
}

async function signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const refuse = (status: number, problem: string) =>
    send(
      reply.code(status),
      renderSignInPage({
        email: typedForm.parse(request.body).email || undefined,
        problem,
        ...getFont(reply),
      }),
    );
  const form = signInForm.safeParse(request.body);
  if (!form.success) return refuse(400, 'Digite o e-mail do seu login e o código de acesso.');
  try {
    const { email, codigo: code } = form.data;
    giveFinanceCookie(request, reply, await signInByCode(request, { email, code }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { retryAfter } = error.details;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return refuse(error.status, error.message);
  }
  // Shown by another request, so that a reload does not use the code again.
  return redirectToEntry(reply);
}

const getFont = ({ server }: FastifyReply): { fontUrl: string | null } => ({ fontUrl: server.pageFontUrl() });

const redirectToEntry = (reply: FastifyReply): FastifyReply =>
  reply.code(303).headers({ location: FINANCE_ENTRY_PATH, 'cache-control': 'no-store' }).send();

const send = (reply: FastifyReply, { html, contentSecurityPolicy }: HtmlPage): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy,
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    .send(html);

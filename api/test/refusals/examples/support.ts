import { addDays, toIsoDate } from '@girassol/shared-domain';
import type { RequestExamples } from '../example';
import { SHARED_RECOVERY_TICKET } from '../samples/support';

/** Key of a message, made by its sender: the same in every account, because it names no record. */
const MESSAGE_KEY = '5e0a8c5e-4f0e-4f59-8f3a-7f6a0b6f9c11';

/** Key of a contact form, made by its sender. */
const FORM_KEY = '0f6d1d3e-2b7a-4c58-9a44-5e1c7a9b2d10';

const CHAT_MESSAGE_KEY = 'c1d5a0de-9c1b-4a4c-8c56-0f7f2b1e3a77';

/** Example requests for tests: routes of tickets of support. */
export const supportExamples = {
  'GET /tickets/paginated/user/:multiplier': () => ({ params: { multiplier: 1 } }),
  'POST /tickets/filtered/user/:multiplier': () => ({
    params: { multiplier: 1 },
    body: {
      searchValue: 'pergunta',
      timePeriod: { from: '2026-01-01', to: '2099-12-31' },
      status: 'OPEN',
      scope: 'ACCOUNT_TICKETS',
      orderBy: 'DUE',
    },
  }),
  'GET /tickets/unrated/user': () => ({}),
  'GET /tickets/single/user/:ticketId': ({ ticketId }) => ({ params: { ticketId }, query: { after: 0 } }),
  'POST /tickets/single/conversation/user/:ticketId': ({ ticketId }) => ({
    params: { ticketId },
    body: {
      title: 'Dúvida',
      isTicketOpening: 'false',
      content: 'Ainda não funciona.',
      isThanks: 'false',
    },
  }),
  'PUT /tickets/single/read/:ticketId': ({ ticketId }) => ({ params: { ticketId }, body: { seq: 1 } }),
  'POST /tickets/single/typing/:ticketId': ({ ticketId }) => ({ params: { ticketId } }),
  'PUT /tickets/single/closing/:ticketId': ({ ticketId }) => ({ params: { ticketId } }),
  'PUT /tickets/single/snooze/:ticketId': ({ ticketId }) => ({
    params: { ticketId },
    body: { until: addDays(toIsoDate(Date.now()), 7) },
  }),
  'PUT /tickets/single/rating/:ticketId': ({ closedTicketId: ticketId }) => ({
    params: { ticketId },
    body: { rating: 8, review: 'Rápido.' },
  }),
  'DELETE /tickets/single/:ticketId': ({ ticketId }) => ({ params: { ticketId } }),
  'PUT /tickets/single/restoring/:ticketId': ({ deletedTicketId: ticketId }) => ({ params: { ticketId } }),
  'GET /operation/tickets/queue/:multiplier': () => ({
    params: { multiplier: 1 },
    query: { status: 'OPEN', search: 'dúvida', assigned: 'NOBODY', tag: 'boleto', overdue: 'false' },
  }),
  'GET /operation/tickets/single/:ticketId': ({ attendedTicketId: ticketId }) => ({
    params: { ticketId },
    query: { after: 0 },
  }),
  'POST /operation/tickets/answer/:ticketId': ({ attendedTicketId: ticketId }) => ({
    params: { ticketId },
    body: {
      text: 'Tente de novo.',
      clientKey: MESSAGE_KEY,
      seenSeq: 1_000,
      isInternal: 'false',
      closes: 'true',
    },
  }),
  'PUT /operation/tickets/attendant/:ticketId': ({ attendedTicketId: ticketId }) => ({
    params: { ticketId },
    body: { takes: true },
  }),
  'PUT /operation/tickets/closing/:ticketId': ({ attendedTicketId: ticketId }) => ({ params: { ticketId } }),
  'PUT /operation/tickets/read/:ticketId': ({ attendedTicketId: ticketId }) => ({
    params: { ticketId },
    body: { seq: 1 },
  }),
  'POST /tickets/new/password-recovery': () => ({
    body: { email: 'perdida@empresa.com.br', name: 'Lia', phone: '(47) 99999-1234' },
  }),
  'GET /tickets/single/password-recovery/:ticketId': () => ({
    params: { ticketId: SHARED_RECOVERY_TICKET },
    query: { after: 0 },
  }),
  'POST /tickets/single/conversation/password-recovery/:ticketId': () => ({
    params: { ticketId: SHARED_RECOVERY_TICKET },
    body: { message: 'Troquei de celular.' },
  }),
  'POST /operation/tickets/access-link/:ticketId': ({ linkedTicketId: ticketId }) => ({
    params: { ticketId },
  }),
  'POST /tickets/new/contact': () => ({
    body: {
      name: 'Caio Prates',
      email: 'caio@empresa.com.br',
      message: 'Quanto custa o plano CRM?',
      formKey: FORM_KEY,
    },
  }),
  'GET /help/articles': () => ({ query: { search: 'proposta', path: '/inicio' } }),
  'POST /chats/support': () => ({
    body: { message: 'Como faço uma proposta?', clientKey: CHAT_MESSAGE_KEY, wantsPerson: 'false' },
  }),
  'GET /chats/polling/:chatId/:lastAssistantMessageId': ({ assistantChatId: chatId }) => ({
    params: { chatId, lastAssistantMessageId: chatId },
  }),
  'PUT /operation/tickets/viewing/:ticketId': ({ attendedTicketId: ticketId }) => ({
    params: { ticketId },
    body: { sign: 'arrived', isInternal: false },
  }),
  'PUT /operation/tickets/handover/:ticketId': ({ attendedTicketId: ticketId, attendantId }) => ({
    params: { ticketId },
    body: { to: attendantId, note: 'Cliente espera uma ligação.' },
  }),
  'PUT /operation/tickets/tags/:ticketId': ({ attendedTicketId: ticketId }) => ({
    params: { ticketId },
    body: { tags: ['boleto', 'urgente'] },
  }),
  'GET /operation/tickets/tags': () => ({}),
  'GET /operation/tickets/others/:ticketId': ({ attendedTicketId: ticketId }) => ({ params: { ticketId } }),
  'PUT /operation/tickets/merging/:ticketId': ({ mergeableTicketId, targetTicketId }) => ({
    params: { ticketId: mergeableTicketId },
    body: { into: targetTicketId },
  }),
  'PUT /operation/tickets/unmerging/:ticketId': ({ mergedTicketId: ticketId }) => ({ params: { ticketId } }),
  'GET /operation/tickets/figures': () => ({ query: { from: '2026-11-23' } }),
  'GET /operation/attendants': () => ({}),
  'PUT /operation/attendants/presence': () => ({ body: { isAway: true } }),
  'GET /operation/canned-answers': () => ({}),
  // All accounts share them: each world adds one of its own.
  'POST /operation/canned-answers': ({ cannedShortcut }) => ({
    body: { shortcut: `${cannedShortcut}-2`, title: 'Saudação', text: 'Olá, {{nome}}!' },
  }),
  'PUT /operation/canned-answers/:answerId': ({ cannedAnswerId: answerId, cannedShortcut: shortcut }) => ({
    params: { answerId },
    body: { shortcut, title: 'Despedida', text: 'Até logo, {{nome}}!', version: 1 },
  }),
  'DELETE /operation/canned-answers/:answerId': ({ cannedAnswerId: answerId }) => ({ params: { answerId } }),
  'GET /operation/accounts/overview/:multiplier': () => ({
    params: { multiplier: 1 },
    query: { search: 'sol', state: 'ACTIVE', plan: 'ENTERPRISE', order: 'SIGN_IN' },
  }),
  'POST /operation/visits/new': ({ visitedAccountId: accountId, ticketId }) => ({
    body: { accountId, ticketId, reason: 'Proposta não abre' },
  }),
  'GET /operation/visits/list/:accountId/:multiplier': ({ visitedAccountId: accountId }) => ({
    params: { accountId, multiplier: 1 },
  }),
  'POST /visits/open': ({ visitEmail: email, visitToken: token }) => ({ body: { email, token } }),
  'GET /visits/list/:multiplier': () => ({ params: { multiplier: 1 } }),
  'PUT /visits/pages': () => ({ body: { path: '/clientes', title: 'Clientes' } }),
  'PUT /visits/writes/:visitId': ({ visitId }) => ({ params: { visitId } }),
  'DELETE /visits/single/:visitId': ({ visitId }) => ({ params: { visitId } }),
} satisfies Partial<RequestExamples>;

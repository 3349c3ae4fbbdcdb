import type { Database } from '@girassol/api-platform/database';
import { toIpAddressGroup } from '@girassol/api-platform/http/address-group';
import { createLimitKey, recordFailedAttempt } from '@girassol/api-platform/http/try-limit';
import { Refusal } from '@girassol/api-platform/refusals/refusal';

/** Kind of what a person without a session sends; each is counted by itself. */
export type VisitorRequestKind = 'recovery' | 'contact';

/** Maximum numbers of tickets in 15 minutes: of one e-mail, of one network address, and of everybody together. */
const MAX_TICKETS = {
  recovery: { email: 3, address: 10, all: 100 },
  contact: { email: 3, address: 10, all: 100 },
} as const;
/** Maximum number of tickets by mail in 15 minutes; further mails wait. */
const MAX_MAIL_TICKETS = 100;
/** Maximum number of forms of one network address, and of mails of one e-mail, in 15 minutes that are not doubtful. */
const MAX_UNDOUBTED = 5;
/** Maximum number of messages in a ticket in 15 minutes. */
const MAX_MESSAGES_PER_TICKET = 40;
/** Maximum number of wrong ids of tickets by one network address in 15 minutes. */
const MAX_WRONG_IDS = 30;

const tooManyTickets = (wait: string) =>
  `Recebemos muitos pedidos. Aguarde ${wait} e tente de novo: o que você já enviou está conosco.`;

/** Counts a ticket of a person without a session. Throws a refusal (429) above a limit, for known and unknown e-mails alike. */
export async function countVisitorTicket(
  database: Database,
  kind: VisitorRequestKind,
  { email, ip }: { email: string; ip?: string },
): Promise<void> {
  const most = MAX_TICKETS[kind];
  await recordFailedAttempt(database, {
    limits: [
      { key: createLimitKey(`support-${kind}-email`, email.toLowerCase()), most: most.email },
      { key: createLimitKey(`support-${kind}-all`), most: most.all },
      ...(ip === undefined
        ? []
        : [{ key: createLimitKey(`support-${kind}-address`, toIpAddressGroup(ip)), most: most.address }]),
    ],
    tooMany: tooManyTickets,
  });
}

/** Counts a message in a ticket. Throws a refusal (429) above the limit. */
export const countVisitorMessage = (database: Database, ticketId: string): Promise<void> =>
  recordFailedAttempt(database, {
    limits: [{ key: createLimitKey('support-message', ticketId), most: MAX_MESSAGES_PER_TICKET }],
    tooMany: (wait) => `São muitas mensagens seguidas. Aguarde ${wait} para enviar esta.`,
  });

/** Counts an id of a ticket that opens none. Throws a refusal (429) above the limit. */
export const countWrongTicketId = (database: Database, ip: string): Promise<void> =>
  recordFailedAttempt(database, {
    limits: [{ key: createLimitKey('support-wrong-id', toIpAddressGroup(ip)), most: MAX_WRONG_IDS }],
    tooMany: (wait) => `Foram muitos endereços errados. Aguarde ${wait}.`,
  });

/** Counts a ticket by mail. Throws a refusal (429) above the limit of everybody together. */
export const countMailTicket = (database: Database): Promise<void> =>
  recordFailedAttempt(database, {
    limits: [{ key: createLimitKey('support-mail-all'), most: MAX_MAIL_TICKETS }],
    tooMany: tooManyTickets,
  });

/** Returns a sentence with the reason to doubt a form or mail of this sender if it sent many; null before. */
export async function findSenderDoubt(database: Database, sender: string): Promise<string | null> {
  const limits = [{ key: createLimitKey('support-doubt', sender.toLowerCase()), most: MAX_UNDOUBTED }];
  try {
    await recordFailedAttempt(database, { limits, tooMany: () => '' });
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429)
      return `mais de ${MAX_UNDOUBTED} envios do mesmo endereço em 15 minutos.`;
    throw error;
  }
}

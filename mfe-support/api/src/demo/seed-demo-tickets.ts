import { switchTransactionAccount, type Tx } from '@girassol/api-platform/database';
import { type AccountPlan, addBusinessDays, toEpochMs, toIsoDate } from '@girassol/shared-domain';
import { toPlainText } from '@girassol/support-domain/messages';
import {
  addWorkingMinutes,
  computeAnswerDue,
  countWorkingMinutes,
  ticketPromises,
} from '@girassol/support-domain/tickets';
import { scheduleClosing } from '../steps';
import { type DemoTicket, demoCannedAnswers, demoTickets } from './demo-tickets';

/** Account of the demonstration, with its people, the manager first. */
export interface DemoSupportAccount {
  accountId: string;
  name: string;
  plan: AccountPlan;
  people: readonly { id: string; name: string }[];
}

interface SeedOptions {
  accounts: readonly DemoSupportAccount[];
  /** Account whose manager answers. */
  platform: DemoSupportAccount;
  now: number;
  /** Creates a version 7 UUID of an instant. */
  createId: (ms: number) => string;
}

const MINUTE_MS = 60_000;
const OPENED_AT = '10:00';

/** Inserts the tickets and canned answers of the demonstration. */
export async function seedDemoTickets(tx: Tx, options: SeedOptions): Promise<void> {
  for (const ticket of demoTickets) {
    const account = options.accounts.find(({ name }) => name === ticket.account);
    if (account) await seedTicket(tx, ticket, account, options);
  }
  const { accountId, people } = options.platform;
  await switchTransactionAccount(tx, accountId);
  await tx
    .insertInto('canned_answers')
    .values(
      demoCannedAnswers.map((answer) => ({
        account_id: accountId,
        id: options.createId(options.now),
        edited_by: people[0]?.name ?? '',
        ...answer,
      })),
    )
    .execute();
}

async function seedTicket(
  tx: Tx,
  ticket: DemoTicket,
  { accountId, plan, people }: DemoSupportAccount,
  { platform, now, createId }: SeedOptions,
): Promise<void> {
  const requester = people[ticket.person];
  const attendant = platform.people[0];
  if (!requester || !attendant) return;
  await switchTransactionAccount(tx, accountId);
  const begins =
    ticket.daysAgo === 0
      ? now - 60 * MINUTE_MS
      : toEpochMs(addBusinessDays(toIsoDate(now), -ticket.daysAgo), OPENED_AT);
  const id = createId(begins);
  let at = begins;
  const messages = ticket.messages.map((message) => {
    at = Math.min(now, at + message.after * MINUTE_MS);
    return { ...message, at: new Date(at) };
  });
  const first = messages.find(({ from }) => from === 'support')?.at;
  const isOpen = ticket.status === 'OPEN';
  const isClosed = ticket.status === 'CLOSED';
  const last = new Date(at);
  const { solutionMinutes } = ticketPromises[plan];
  const due = new Date(computeAnswerDue(begins, plan));
  const used = first ? countWorkingMinutes(begins, first.getTime()) : 0;
  const solved = countWorkingMinutes(begins, last.getTime());
  const author = { attendant_id: attendant.id, attendant_name: attendant.name };
  await tx
    .insertInto('support_tickets')
    .values({
      account_id: accountId,
      id,
      requester_id: requester.id,
      kind: 'USER',
      title: ticket.title,
      status: ticket.status,
      last_seq: messages.length,
      ...(first && author),
      support_read_seq: isOpen ? 0 : messages.length,
      answer_due: isOpen ? due : null,
      answer_since: isOpen ? new Date(begins) : null,
      solution_due: isOpen ? new Date(addWorkingMinutes(begins, solutionMinutes)) : null,
      solution_minutes_left: isOpen ? null : Math.max(0, solutionMinutes - used),
      promise_plan: plan,
      first_answered_at: first ?? null,
      first_answer_kept: first ? first <= due : null,
      answered_at: ticket.status === 'ANSWERED' ? last : null,
      closed_at: isClosed ? last : null,
      rating: ticket.stars ? ticket.stars * 2 : null,
      review: ticket.review ?? null,
      rated_at: ticket.stars ? last : null,
      tags: ticket.tags ?? [],
      created_at: new Date(begins),
      updated_at: last,
    })
    .execute();
  await tx
    .insertInto('support_messages')
    .values(
      messages.map(({ from, text, at: sentAt }, index) => {
        const content = toPlainText(text);
        const person = from === 'user' ? requester : attendant;
        return {
          account_id: accountId,
          ticket_id: id,
          seq: index + 1,
          client_key: createId(sentAt.getTime()),
          role: from === 'user' ? ('user' as const) : ('assistant' as const),
          author_id: person.id,
          author_name: person.name,
          is_internal: from === 'note',
          content,
          rich_content: content === text ? null : text,
          files: '[]',
          at: sentAt,
        };
      }),
    )
    .execute();
  if (isClosed)
    await tx
      .insertInto('support_reads')
      .values({ account_id: accountId, ticket_id: id, user_id: requester.id, seq: messages.length })
      .execute();
  if (ticket.status === 'ANSWERED') await scheduleClosing(tx, { account_id: accountId, id }, last);
  if (!first) return;
  const promise = { account_id: accountId, ticket_id: id, since: new Date(begins), is_kept: true, ...author };
  await tx
    .insertInto('support_promises')
    .values([
      { ...promise, kind: 'FIRST_ANSWER', due, minutes: used, is_kept: first <= due, ended_at: first },
      ...(isClosed
        ? [{ ...promise, kind: 'SOLUTION' as const, due: last, minutes: solved, ended_at: last }]
        : []),
    ])
    .execute();
}

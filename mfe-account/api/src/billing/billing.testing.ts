import { randomInt, randomUUID } from 'node:crypto';
import type { TestApi } from '@girassol/api/test/harness';
import { waitUntil } from '@girassol/api/test/wait-until';
import { startClockMove } from '@girassol/api-platform/clock';
import { addDays, DAY_MS, toEpochMs, toIsoDate } from '@girassol/shared-domain';
import type { RequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { actAsPayer } from '../payments/demonstration-bank/demonstration-bank.testing';
import type { TestCardKind } from '../payments/demonstration-bank/test-cards';

type Contact = RequestBody<'POST /signup/step-1'>;
type Overview = ResponseBody<'GET /signup/payments/:userId'>;

/** CPF of tests. */
export const TEST_CPF = '529.982.247-25';
/** Address of the signups of tests, as its step takes it. */
export const testAddress = {
  postalCode: '13010-000',
  uf: 'SP',
  city: 'Campinas',
  address: 'Rua das Flores',
  district: 'Centro',
  number: '10',
};

/** Signup of a test, and the cookie of the browser that began it. */
export interface TestSignup {
  id: string;
  cookie: string;
}

/** Owner of an account that has paid, with the token of an open session. */
export interface TestOwner {
  accountId: string;
  userId: string;
  email: string;
  token: string;
}

/** Choice of step 3 in tests. */
export interface TestChoice {
  planId?: 1 | 2 | 3;
  vendorsAmount?: number;
  coupon?: string;
  /** In reais: the price of plan 1 where it is left out. */
  frontPrice?: number;
  document?: string;
}

/** Creates a token as the card page of the demonstration bank makes it. */
export const createCardToken = (kind: TestCardKind): string => `demo_${kind}_${randomUUID()}`;

/** Returns the reference of a charge at the demonstration bank, from the address of its payer's page. */
export const getReference = (page: string | null): string => page?.split('/').at(-1) ?? '';

/** Creates what tests of billing do again and again: signups, payments, jobs and days. */
export function createBillingTester(api: TestApi) {
  const begin = async (contact: Partial<Contact> = {}): Promise<TestSignup> => {
    const response = await api.send({
      method: 'POST',
      url: '/api/signup/step-1',
      // Each begins at an address of its own: one address may begin only so many.
      remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      payload: {
        frontId: randomUUID(),
        name: 'Ana',
        surname: 'Souza',
        email: `ana-${randomUUID().slice(0, 8)}@girassol.test`,
        phone: '(19) 99876-5432',
        planId: 1,
        ...contact,
      },
    });
    expect(response.statusCode).toBe(200);
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    return { id: String(response.json().signup._id), cookie };
  };
  const beginWithAddress = async (contact: Partial<Contact> = {}): Promise<TestSignup> => {
    const signup = await begin(contact);
    const { id, cookie } = signup;
    await api.call('POST /signup/step-2/:id', { params: { id }, headers: { cookie }, body: testAddress });
    return signup;
  };
  const buildPayment = ({ id, cookie }: TestSignup, { planId = 1, ...choice }: TestChoice = {}) => ({
    params: { planId, id },
    headers: { cookie },
    body: { document: TEST_CPF, vendorsAmount: 2, frontPrice: 449, ...choice },
  });
  const buildCardPayment = (signup: TestSignup, token: string, choice?: TestChoice) => {
    const { body, ...rest } = buildPayment(signup, choice);
    return { ...rest, body: { ...body, cardData: { token } } };
  };

  /** Runs the jobs that are due until none is left. */
  const runJobs = () =>
    waitUntil(async () => {
      await api.app.jobs.runDue();
      const [row] = await api.query<{ waiting: number }>(
        "select count(*)::int as waiting from jobs where state in ('QUEUED', 'RUNNING') and due_at <= now()",
      );
      return row?.waiting === 0;
    });
  /** Runs also the jobs that failed and wait for their next attempt, once. */
  const retryJobs = async () => {
    await api.query("update jobs set due_at = now(), order_at = now() where state = 'QUEUED' and not fresh");
    await runJobs();
  };
  const act = async (page: string | null, acao: string, fields?: Record<string, string>) => {
    expect(await actAsPayer(api.app, getReference(page), acao, fields)).toBe(303);
    await runJobs();
  };
  const openSession = async ({ id, cookie }: TestSignup): Promise<TestOwner> => {
    const { session } = await api.call('POST /signup/session/:id', { params: { id }, headers: { cookie } });
    return { accountId: id, userId: session.userId, email: session.email, token: session.token };
  };

  /** Owner of an account of plan 1 with two vendors for twelve months, paid by Pix. */
  const openByPix = async (contact: Partial<Contact> = {}, choice?: TestChoice): Promise<TestOwner> => {
    const signup = await beginWithAddress(contact);
    const { signup: record } = await api.call(
      'POST /signup/step-3-pix/:planId/:id',
      buildPayment(signup, choice),
    );
    await act(record.charge?.demonstrationPage ?? null, 'pix');
    return openSession(signup);
  };
  /** Owner of an account of plan 1 with two vendors, paid by card: once, or every month. */
  const openByCard = async (
    kind: TestCardKind,
    { isMonthly = false, ...choice }: TestChoice & { isMonthly?: boolean } = {},
  ): Promise<TestOwner> => {
    const signup = await beginWithAddress();
    const price = { frontPrice: isMonthly ? 458 : 449, ...choice };
    const payment = buildCardPayment(signup, createCardToken(kind), price);
    if (isMonthly) await api.call('POST /signup/step-3-rec/:planId/:id', payment);
    else await api.call('POST /signup/step-3-card/:planId/:id', payment);
    await runJobs();
    return openSession(signup);
  };

  /** Lets exports and invitations leave the account of an owner, without the mailed link. */
  const confirmEmail = async ({ accountId }: TestOwner): Promise<void> => {
    await api.query('update email_confirmations set confirmed_at = now() where account_id = $1', [accountId]);
  };

  const loadOverview = (owner: TestOwner): Promise<Overview> =>
    api.call('GET /signup/payments/:userId', { as: owner, params: { userId: owner.userId } });
  /** Open charge of an account, with its address at the bank. */
  const loadOpenCharge = async (owner: TestOwner): Promise<Overview['payments'][number]> => {
    const { payments } = await loadOverview(owner);
    const open = payments.find(({ state }) => state === 'open');
    if (!open) throw new Error('no charge is open');
    return open;
  };

  const readClock = ({ accountId }: TestOwner) =>
    api.call('GET /operation/accounts/clock/:accountId', { as: api.people.admin, params: { accountId } });
  /**
   * Moves the clock of an account on, with everything that falls due on the way. It ends at noon at the earliest: steps of
   * billing are done in the morning, and tests run at any hour.
   */
  const move = async (owner: TestOwner, days: number): Promise<void> => {
    const { accountId } = owner;
    const { now } = await readClock(owner);
    const noon = toEpochMs(addDays(toIsoDate(now), days), '12:00');
    const to = new Date(Math.max(now + days * DAY_MS, noon));
    await api.database.asAccount({ accountId }, (tx) => startClockMove(tx, accountId, to));
    await waitUntil(async () => {
      await api.app.jobs.runDue();
      return (await readClock(owner)).movingTo === null;
    });
    await runJobs();
  };
  /** Moves the clock of an account to a number of days after the first unpaid day, or before. */
  const moveToDue = async (owner: TestOwner, daysAfter: number): Promise<void> => {
    const { subscription, today } = await loadOverview(owner);
    const due = Date.parse(subscription?.paidUntil ?? '');
    await move(owner, (due - Date.parse(today)) / 86_400_000 + daysAfter);
  };

  const listMails = (accountId: string) =>
    api.query<{ kind: string; to_address: string; subject: string; text: string }>(
      'select kind, to_address, subject, text from mail_outbox where account_id = $1 order by created_at, id',
      [accountId],
    );
  const countMails = async (accountId: string, kind: string): Promise<number> =>
    (await listMails(accountId)).filter((mail) => mail.kind === kind).length;
  /** Sum of a book of the ledger in cents. */
  const sumBook = async (accountId: string, book: string): Promise<number> => {
    const [row] = await api.query<{ cents: number }>(
      'select coalesce(sum(cents), 0)::int as cents from billing_entries where account_id = $1 and book = $2',
      [accountId, book],
    );
    return row?.cents ?? 0;
  };
  /** Session of an owner, as an open browser reads it again. */
  const loadSession = (owner: TestOwner) => api.call('POST /users/token-login', { as: owner });

  return {
    ...{ begin, beginWithAddress, buildPayment, buildCardPayment, openSession, openByPix, openByCard },
    ...{ confirmEmail, runJobs, retryJobs, act, move, moveToDue, loadOverview, loadOpenCharge, loadSession },
    ...{ listMails, countMails, sumBook },
  };
}

import { describeApi } from '@girassol/api/test/harness';
import { aggregateTables, listTablesExcept } from '@girassol/api/test/tables';
import { createTestLog } from '@girassol/api/test/test-log';
import { createBillingTester } from '../billing/billing.testing';
import { testCardNumbers } from './demonstration-bank/card-frame/test-card-numbers';
import { type MercadoPagoServer, startMercadoPagoServer } from './mercado-pago/mercado-pago-server.testing';

const CARD_NUMBER = testCardNumbers.approved;
/** Token that the page of Mercado Pago makes of a card; it pays once, and within minutes. */
const CARD_TOKEN = 'token-made-by-the-page-of-mercado-pago';
const ACCESS_TOKEN = 'access-token';
const WEBHOOK_SECRET = 'secret-of-the-webhook';
const PASSWORD = 'Girassol2026';

let double: MercadoPagoServer;
const variables: NodeJS.ProcessEnv = {
  PAYMENTS: 'mercadopago',
  MERCADOPAGO_ACCESS_TOKEN: ACCESS_TOKEN,
  MERCADOPAGO_WEBHOOK_SECRET: WEBHOOK_SECRET,
  MERCADOPAGO_PUBLIC_KEY: 'public-key',
};
beforeAll(async () => {
  double = await startMercadoPagoServer();
  variables.MERCADOPAGO_URL = double.settings.url;
});
afterAll(() => double.close());

/**
 * Finds what looks like a card number: 13 to 19 digits with the check digit of cards, and a first digit of one. Digits beside
 * letters, unless those are an escape (`\n`), are part of a random key.
 */
const findCardNumbers = (text: string): string[] =>
  (text.match(/(?<![\d.-]|(?<!\\)[a-z])[3-6]\d{12,18}(?![\d-]|[a-z])/gi) ?? []).filter((digits) => {
    const sum = [...digits].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  });

const log = createTestLog();

describeApi(
  'what is left of payments by card',
  (api) => {
    const { beginWithAddress, buildCardPayment, openSession, runJobs } = createBillingTester(api);

    test('is no card number and no secret: not in a table, not in the log, not on the way to the bank', async () => {
      const signup = await beginWithAddress();
      // Whoever types a number into a field of ours is refused, and it is written nowhere.
      const typed = await api.refused(
        'POST /signup/step-3-card/:planId/:id',
        buildCardPayment(signup, CARD_NUMBER),
      );
      expect(typed.status).toBe(400);
      double.refuseNextCard = 'cc_rejected_insufficient_amount';
      await api.call('POST /signup/step-3-card/:planId/:id', buildCardPayment(signup, `${CARD_TOKEN}-1`));
      const { signup: paid } = await api.call(
        'POST /signup/step-3-card/:planId/:id',
        buildCardPayment(signup, `${CARD_TOKEN}-2`),
      );
      expect(paid.charge?.state).toBe('paid');
      await runJobs();
      const owner = await openSession(signup);
      await api.call('PUT /signup/signature/card/:userId', {
        as: owner,
        params: { userId: owner.userId },
        body: { cardData: { token: `${CARD_TOKEN}-3` } },
      });
      await api.refused('POST /users/login', { body: { email: owner.email, password: PASSWORD } });
      await runJobs();

      const tables = await listTablesExcept(api, []);
      const rows = await aggregateTables<string>(api, tables, "coalesce(json_agg(t)::text, '')");
      // The way to the bank has the bank's own token and no more.
      const network = JSON.stringify(double.requests);
      const lines = log.lines.join('');
      for (const text of [`{"x":"${CARD_NUMBER}"}`, JSON.stringify(`a\n${CARD_NUMBER} b`)])
        expect(findCardNumbers(text)).toEqual([CARD_NUMBER]);
      expect(findCardNumbers(`{"key":"9f${CARD_NUMBER}c1"}`)).toEqual([]);
      // The test sees what it searches: the payment is in each of the three.
      expect(rows.charges).toContain(paid.charge?._id);
      expect(network).toContain(`${CARD_TOKEN}-2`);
      expect(lines).toContain('/api/signup/step-3-card/');

      const cookieSecret = signup.cookie.split('=')[1] ?? '';
      expect(cookieSecret.length).toBeGreaterThan(20);
      const isPlace = ([place, text]: [string, string]) => ({ place, numbers: findCardNumbers(text) });
      const places: [string, string][] = [...Object.entries(rows), ['log', lines], ['network', network]];
      expect(places.map(isPlace).filter(({ numbers }) => numbers.length > 0)).toEqual([]);
      const secrets = [CARD_NUMBER, ACCESS_TOKEN, WEBHOOK_SECRET, cookieSecret, owner.token, PASSWORD];
      for (const [place, text] of places) {
        const found = secrets.filter((secret) => text.includes(secret));
        expect({ place, found }).toEqual({ place, found: [] });
        if (place !== 'network')
          expect({ place, hasToken: text.includes(CARD_TOKEN) }).toEqual({ place, hasToken: false });
      }
      expect(lines).not.toMatch(/primeiro-acesso#/);
    });
  },
  variables,
  { logger: log.logger },
);

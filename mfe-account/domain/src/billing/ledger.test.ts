import {
  type ChargeMoney,
  computeChargeBooks,
  computeLedgerBalance,
  type LedgerBook,
  type LedgerEntry,
  ledgerBooks,
  type Posting,
  postCancellation,
  postCharge,
  postChargeBooks,
  postCreditReturn,
  postCreditUse,
  postGivenCredit,
  postOutsidePayment,
  type ReceivedPayment,
} from './ledger';

/** Returns numbers from 0 up to 1; the same seed gives the same ones. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const sum = (entries: Iterable<LedgerEntry>, book?: LedgerBook): number => {
  let total = 0;
  for (const entry of entries) if (book === undefined || entry.book === book) total += entry.cents;
  return total;
};

const PRICE = 44_900;
const money = (changes: Partial<ChargeMoney> = {}): ChargeMoney => ({
  amountCents: PRICE,
  state: 'open',
  payments: [],
  creditUsedCents: 0,
  outsideCents: 0,
  maySettle: true,
  ...changes,
});
const came = (cents: number, backCents = 0): ReceivedPayment => ({ cents, backCents });
/** Standing of a charge of R$ 449,00, with what is open, credit, bank and revenue of it. */
const compute = (changes: Partial<ChargeMoney>) => {
  const { standing, books } = computeChargeBooks(money(changes));
  const { receivable, credit, bank, revenue } = books;
  expect(ledgerBooks.reduce((total, book) => total + books[book], 0)).toBe(0);
  return [standing, receivable, 0 - credit, bank, 0 - revenue];
};

test.each<[string, Partial<ChargeMoney>, ReturnType<typeof compute>]>([
  ['nothing came', {}, ['open', PRICE, 0, 0, PRICE]],
  ['the price came', { payments: [came(PRICE)] }, ['settled', 0, 0, PRICE, PRICE]],
  ['too much came', { payments: [came(50_000)] }, ['settled', 0, 5_100, 50_000, PRICE]],
  ['too little came', { payments: [came(PRICE - 1)] }, ['open', PRICE, PRICE - 1, PRICE - 1, PRICE]],
  ['it came in parts', { payments: [came(40_000), came(5_000)] }, ['settled', 0, 100, 45_000, PRICE]],
  [
    'parts of it have paid something else since',
    { payments: [came(40_000), came(5_000)], maySettle: false },
    ['open', PRICE, 45_000, 45_000, PRICE],
  ],
  ['it came twice', { payments: [came(PRICE), came(PRICE)] }, ['settled', 0, PRICE, 2 * PRICE, PRICE]],
  [
    'it came twice, and one went back',
    { payments: [came(PRICE, PRICE), came(PRICE)] },
    ['settled', 0, 0, PRICE, PRICE],
  ],
  ['all of it went back', { state: 'paid', payments: [came(PRICE, PRICE)] }, ['lost', 0, 0, 0, 0]],
  ['it had gone back when we heard of it', { payments: [came(PRICE, PRICE)] }, ['lost', 0, 0, 0, 0]],
  [
    'it went back, and a cent is left',
    { state: 'paid', payments: [came(PRICE, PRICE), came(1)] },
    ['lost', 0, 1, 1, 0],
  ],
  [
    'it went back, and came again',
    { state: 'lost', payments: [came(PRICE, PRICE), came(PRICE)] },
    ['settled', 0, 0, PRICE, PRICE],
  ],
  [
    'a part of it went back',
    { state: 'paid', payments: [came(PRICE, 10_000)] },
    ['settled', 0, 0, 34_900, 34_900],
  ],
  [
    'a part went back of what came twice',
    { state: 'paid', payments: [came(PRICE), came(PRICE, 10_000)] },
    ['settled', 0, 34_900, 79_800, PRICE],
  ],
  [
    'it was canceled before',
    { state: 'canceled', payments: [came(PRICE)] },
    ['canceled', 0, PRICE, PRICE, 0],
  ],
  [
    'credit had paid it',
    { state: 'paid', payments: [came(PRICE)], creditUsedCents: PRICE },
    ['settled', 0, 0, PRICE, PRICE],
  ],
  ['it costs nothing', { amountCents: 0 }, ['settled', 0, 0, 0, 0]],
])('a charge of which %s', (_title, changes, expected) => {
  expect(compute(changes)).toEqual(expected);
});

test('a canceled charge is neither owed nor earned', () => {
  const entries = [...postCharge('a', 10_000), ...postCancellation('a', 10_000)];
  expect([sum(entries, 'receivable'), sum(entries, 'revenue')]).toEqual([0, 0]);
  expect(postCancellation('a', 0)).toEqual([]);
});

test('money that an operator received is in a book of its own, and a gift is no money', () => {
  const entries = [...postCharge('a', 10_000), ...postOutsidePayment('a', 10_000), ...postGivenCredit(2_500)];
  const { creditCents, openCents } = computeLedgerBalance(entries);
  expect([creditCents, openCents.get('a')]).toEqual([2_500, 0]);
  expect([sum(entries, 'bank'), sum(entries, 'outside'), sum(entries, 'revenue')]).toEqual([
    0, 10_000, -7_500,
  ]);
});

test('a charge whose credit goes away again was not earned', () => {
  const entries = [
    ...postCharge('a', 10_000),
    ...postCreditUse('a', 10_000),
    ...postCreditReturn('a', 10_000),
  ];
  expect(ledgerBooks.map((book) => sum(entries, book))).toEqual([0, 0, 0, 0, 0]);
});

test('nothing is posted where nothing moves', () => {
  const { books } = computeChargeBooks(money());
  const nothing = [postCharge('a', 0), postCreditUse('a', 0), postChargeBooks('a', books, books)];
  expect(nothing).toEqual([[], [], []]);
});

test.each(Array.from({ length: 20 }, (_none, index) => index + 1))(
  'payments that come and go back in any order leave the same books, which balance (seed %i)',
  (seed) => {
    const random = createRandom(seed);
    const pick = (most: number) => 1 + Math.floor(random() * most);
    const amountCents = pick(100_000);
    const last = Array.from({ length: pick(4) }, () => {
      const cents = random() < 0.6 ? amountCents : pick(100_000);
      const backCents = random() < 0.4 ? cents : random() < 0.5 ? 0 : pick(cents);
      return came(cents, backCents);
    });
    const run = () => {
      const entries: LedgerEntry[] = [...postCharge('a', amountCents)];
      const payments: { cents: number; backCents: number }[] = last.map(() => came(0));
      let state: ChargeMoney['state'] = 'open';
      const sumBooks = () =>
        Object.fromEntries(ledgerBooks.map((book) => [book, sum(entries, book)])) as Record<
          LedgerBook,
          number
        >;
      // Each payment comes before it goes back, once or several times.
      const events = last.flatMap((_payment, index) => [index, index, index]);
      for (let at = events.length - 1; at > 0; at -= 1) {
        const other = Math.floor(random() * (at + 1));
        [events[at], events[other]] = [events[other] ?? 0, events[at] ?? 0];
      }
      for (const index of events) {
        const [now, then] = [payments[index], last[index]];
        if (!now || !then) continue;
        if (now.cents === 0) now.cents = then.cents;
        else now.backCents = then.backCents;
        const computed = computeChargeBooks(
          money({ amountCents, state, payments: payments.filter(({ cents }) => cents > 0) }),
        );
        const posting: Posting = postChargeBooks('a', sumBooks(), computed.books);
        expect(sum(posting)).toBe(0);
        // A book has one side in a posting: the table refuses a second one.
        expect(new Set(posting.map(({ book }) => book)).size).toBe(posting.length);
        entries.push(...posting);
        if (computed.standing === 'settled') state = 'paid';
        if (computed.standing === 'lost') state = 'lost';
      }
      const held = last.reduce((total, { cents, backCents }) => total + cents - backCents, 0);
      expect(sum(entries, 'bank')).toBe(held);
      return { ...sumBooks(), state };
    };
    const first = run();
    for (let time = 0; time < 10; time += 1) expect(run()).toEqual(first);
  },
);

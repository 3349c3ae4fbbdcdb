import type { Cents } from './prices';

/**
 * Books of the ledger of an account. `receivable`: what the account owes us; `revenue`: what we charged; `bank`: money that
 * the provider received; `outside`: money that an operator received in another way; `credit`: what we owe the account.
 */
export const ledgerBooks = ['receivable', 'revenue', 'bank', 'outside', 'credit'] as const;
export type LedgerBook = (typeof ledgerBooks)[number];

/** One side of a posting. Debits are positive, credits negative. */
export interface LedgerEntry {
  book: LedgerBook;
  cents: Cents;
  chargeId: string | null;
}

/** Sides that are posted together and add up to 0, or nothing where no money moves. */
export type Posting = readonly LedgerEntry[];

/** Sums of the entries of a ledger. */
export interface LedgerBalance {
  /** Money that the account may spend on charges or get back; 0 or more. */
  creditCents: Cents;
  /** Amount still to be paid of each charge that was issued and not taken back. */
  openCents: ReadonlyMap<string, Cents>;
}

const side = (book: LedgerBook, cents: Cents, chargeId: string | null): LedgerEntry => ({
  book,
  cents,
  chargeId,
});

const balance = (...entries: LedgerEntry[]): Posting => entries.filter(({ cents }) => cents !== 0);

/** Adds up the entries of an account, in any order. */
export function computeLedgerBalance(entries: Iterable<LedgerEntry>): LedgerBalance {
  let creditCents = 0;
  const openCents = new Map<string, Cents>();
  for (const { book, cents, chargeId } of entries) {
    if (book === 'credit') creditCents -= cents;
    if (book === 'receivable' && chargeId !== null)
      openCents.set(chargeId, (openCents.get(chargeId) ?? 0) + cents);
  }
  return { creditCents, openCents };
}

/** Returns the posting of a charge that is issued. */
export const postCharge = (chargeId: string, cents: Cents): Posting =>
  balance(side('receivable', cents, chargeId), side('revenue', -cents, chargeId));

/** Returns the posting of an open charge, or of what is open of it, that nobody has to pay any more. */
export const postCancellation = (chargeId: string, openCents: Cents): Posting =>
  balance(side('revenue', openCents, chargeId), side('receivable', -openCents, chargeId));

/** Returns the posting of an open charge that was paid to us in another way, as an operator says. */
export const postOutsidePayment = (chargeId: string, openCents: Cents): Posting =>
  balance(side('outside', openCents, chargeId), side('receivable', -openCents, chargeId));

/** Returns the posting that pays the open part of a charge from credit. */
export const postCreditUse = (chargeId: string, openCents: Cents): Posting =>
  balance(side('credit', openCents, chargeId), side('receivable', -openCents, chargeId));

/** Returns the posting of credit that an operator gives. */
export const postGivenCredit = (cents: Cents): Posting =>
  balance(side('revenue', cents, null), side('credit', -cents, null));

/** Returns the posting that takes back a charge whose credit went away again: it was not earned. */
export const postCreditReturn = (chargeId: string, cents: Cents): Posting =>
  balance(side('credit', -cents, chargeId), side('revenue', cents, chargeId));

/** Sums of the entries of one charge by book. */
export type ChargeBooks = Readonly<Record<LedgerBook, Cents>>;

/** Payment that a provider received for a charge, and what of it went back: refunded, disputed or both. */
export interface ReceivedPayment {
  cents: Cents;
  /** 0 to `cents`: a payment goes back once only. */
  backCents: Cents;
}

/** Facts that decide the books of a charge. */
export interface ChargeMoney {
  amountCents: Cents;
  /** `lost`: was paid, and the money went back. */
  state: 'open' | 'paid' | 'lost' | 'canceled';
  payments: readonly ReceivedPayment[];
  /** Parts that credit paid, and that an operator received. */
  creditUsedCents: Cents;
  outsideCents: Cents;
  /** False where what came may not pay the charge and is credit as a whole. */
  maySettle: boolean;
}

/**
 * Computes what the books of a charge hold, from its payments alone: whatever the order in which they came and went back, the
 * books are the same. Payments pay the charge once they reach its price together, and what is too much is credit. One that
 * went back as a whole does not count; a part of one that went back lowers the credit first, and then the price. A charge
 * that was paid and is not any more is neither owed nor earned, and what is left for it is credit.
 */
export function computeChargeBooks(money: ChargeMoney): {
  standing: 'open' | 'settled' | 'lost' | 'canceled';
  books: ChargeBooks;
} {
  const { amountCents, state, payments, creditUsedCents, outsideCents, maySettle } = money;
  const add = (list: readonly ReceivedPayment[], get: (payment: ReceivedPayment) => Cents) =>
    list.reduce((sum, payment) => sum + get(payment), 0);
  const counting = payments.filter(({ cents, backCents }) => backCents < cents);
  const came = add(counting, ({ cents }) => cents);
  const partlyBack = add(counting, ({ backCents }) => backCents);
  const bank = came - partlyBack;
  const dueCents = amountCents - creditUsedCents - outsideCents;
  const nothing = { receivable: 0, revenue: 0, outside: 0, bank, credit: 0 - bank };
  if (state === 'canceled') return { standing: 'canceled', books: nothing };
  if (maySettle && came >= dueCents) {
    const surplus = came - dueCents;
    return {
      standing: 'settled',
      books: {
        bank,
        outside: outsideCents,
        receivable: 0,
        revenue: Math.max(partlyBack - surplus, 0) - amountCents,
        credit: creditUsedCents - Math.max(surplus - partlyBack, 0),
      },
    };
  }
  // It was paid, also where we hear of it only after the money went back.
  const wasPaid = state !== 'open' || (maySettle && add(payments, ({ cents }) => cents) >= dueCents);
  if (wasPaid) return { standing: 'lost', books: nothing };
  return { standing: 'open', books: { ...nothing, receivable: amountCents, revenue: 0 - amountCents } };
}

/** Returns the posting that brings the books of a charge from what they hold to what they should hold. */
export const postChargeBooks = (chargeId: string, from: ChargeBooks, to: ChargeBooks): Posting =>
  balance(...ledgerBooks.map((book) => side(book, to[book] - from[book], chargeId)));

import { createHmac } from 'node:crypto';
import {
  type BankCreditRequest,
  type BankEvent,
  type BankOffer,
  type BankProvider,
  BankRefusalError,
  type BankRequestReference,
  type BankSnapshot,
  BankUnavailableError,
} from './bank-provider';

/**
 * Behaviour of the bank of a test. `well`: calls succeed. `down`: all calls fail except the query for whether
 * an account may finance. `silent`: all calls fail. `refuses`: all calls are refused.
 */
export type TestBankMode = 'well' | 'down' | 'silent' | 'refuses';

/** Bank that a test keeps in memory, with a record of the calls that it received. */
export interface TestBank extends BankProvider {
  mood: TestBankMode;
  canFinance: boolean;
  /** Everything that it was told, each key once. */
  told: { act: string; key: string; what: string }[];
  /** Number of calls received, repetitions included. */
  calls: number;
  requests: Map<string, BankCreditRequest>;
  snapshots: Map<string, BankSnapshot>;
  /** Changes how a request stands there, as its next word; answers what it would say of it. */
  say(reference: string, changes: Partial<BankSnapshot>): BankSnapshot;
}

const NOTHING_SAID: BankSnapshot = {
  seq: 0,
  status: 'SOLICITACAO_GERADA',
  reason: null,
  preApproved: false,
  offers: [],
  accepted: null,
  papers: [],
  monitoringLink: null,
  contractSigned: false,
  serviceApproved: false,
  expiresAt: null,
};

/** Builds a bank offer for tests, with interest of 1.49 % a month unless `changes` says otherwise. */
export const buildTestOffer = (changes: Partial<BankOffer> = {}): BankOffer => ({
  reference: `oferta-${changes.installments ?? 60}`,
  bank: 'Banco de Teste',
  entry: 0,
  monthly: 0.0149,
  installments: 60,
  graceMonths: 3,
  graceMode: 'capitalized',
  system: 'PRICE',
  tariff: 500,
  tariffMode: 'financed',
  iofMode: 'financed',
  insurance: 0,
  statedInstallment: null,
  releaseDate: '2026-11-23',
  validUntil: '2199-12-31',
  preApproved: true,
  refused: false,
  bestChoice: false,
  ...changes,
});

/** Creates a bank in memory for tests, which accepts all calls until the test sets another mode. */
export function createTestBank(name = 'teste'): TestBank {
  const requests = new Map<string, BankCreditRequest>();
  const snapshots = new Map<string, BankSnapshot>();
  const keys = new Set<string>();

  const bank: TestBank = {
    name,
    label: 'Banco de Teste',
    isDemonstration: false,
    takesSimples: true,
    mood: 'well',
    canFinance: true,
    told: [],
    calls: 0,
    requests,
    snapshots,
    say(reference, changes) {
      const before = snapshots.get(reference) ?? NOTHING_SAID;
      const next = { ...before, seq: before.seq + 1, ...changes };
      snapshots.set(reference, next);
      return next;
    },
    async quote({ installments, entry, gracePeriod, system, insurance }) {
      answer();
      return installments.map((term) =>
        buildTestOffer({
          installments: term,
          entry,
          graceMonths: gracePeriod,
          system,
          insurance: insurance ? 12.5 : 0,
        }),
      );
    },
    async submit(request, key) {
      answer();
      const reference = `ref-${request.requestId}`;
      tell('submit', key, reference, () => {
        requests.set(reference, request);
        snapshots.set(reference, NOTHING_SAID);
      });
      return { reference };
    },
    async beginDeal(of, key) {
      answer();
      tell('beginDeal', key, of.reference);
    },
    async accept(_of, offer, key) {
      answer();
      tell('accept', key, offer);
    },
    async sendDocument(_of, paper, key) {
      answer();
      tell('sendDocument', key, paper.semantic);
    },
    async sendLink(_of, url, key) {
      answer();
      tell('sendLink', key, url);
    },
    async askReview(_of, reason, key) {
      answer();
      tell('askReview', key, reason);
    },
    async cancel(_of, reason, key) {
      answer();
      tell('cancel', key, reason);
    },
    async status({ reference }: BankRequestReference) {
      answer();
      const snapshot = snapshots.get(reference);
      if (!snapshot) throw new BankRefusalError('Não conhecemos este pedido.');
      return snapshot;
    },
    async register({ cnpj }, key) {
      answer();
      tell('register', key, cnpj);
      return { seq: 1, status: 'Cadastro em Análise' };
    },
    async registration() {
      if (bank.mood === 'silent') throw new BankUnavailableError('500');
      return { seq: 1, status: 'Cadastro Efetuado', canFinance: bank.canFinance };
    },
    verify(headers, body) {
      if (headers['x-signature'] !== signBody(body)) return null;
      const { eventId } = JSON.parse(body.toString('utf8')) as BankEvent;
      return { id: eventId, sentAt: new Date() };
    },
    readEvent: (body) => JSON.parse(body.toString('utf8')) as BankEvent,
  };

  function answer(): void {
    bank.calls += 1;
    if (bank.mood === 'down' || bank.mood === 'silent') throw new BankUnavailableError('500');
    if (bank.mood === 'refuses') throw new BankRefusalError('Não atendemos esta região.');
  }

  function tell(act: string, key: string, what: string, first: () => void = () => {}): void {
    if (keys.has(key)) return;
    keys.add(key);
    bank.told.push({ act, key, what });
    first();
  }

  return bank;
}

const signBody = (body: Buffer): string => createHmac('sha256', 'segredo').update(body).digest('hex');

/** Builds the signed webhook request by which the bank of a test sends an event. */
export function buildSignedEvent(event: BankEvent): { payload: string; headers: Record<string, string> } {
  const payload = JSON.stringify(event);
  return {
    payload,
    headers: { 'content-type': 'application/json', 'x-signature': signBody(Buffer.from(payload)) },
  };
}

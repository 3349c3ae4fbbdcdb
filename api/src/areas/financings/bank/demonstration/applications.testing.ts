import type { CreditRequest } from '@girassol/shared-domain/contract';
import type { CreditApplication } from './credit-application';

/**
 * Builds a credit request for tests: Ana's system of R$ 24,000, which the demonstration bank's credit policy
 * accepts.
 */
export const buildTestCreditRequest = (changes: Partial<CreditRequest> = {}): CreditRequest => ({
  customerIdentification: '52998224725',
  customerName: 'Ana Souza',
  customerEmail: 'ana@casa.test',
  customerBirthDate: '1985-04-12',
  customerPhone: '31999990000',
  distributorCnpj: '11222333000181',
  integratorCnpj: '11222333000181',
  monthlyBilling: 6_000,
  electricBillAverage: 480,
  projectValue: 24_000,
  cep: '30130010',
  address: 'Rua das Flores',
  number: '12',
  complement: '',
  district: 'Centro',
  city: 'Belo Horizonte',
  state: 'MG',
  stage: 'DEAL',
  ...changes,
});

/** Builds a credit application at the demonstration bank for tests. */
export const buildApplication = ({
  request,
  ...changes
}: Partial<Omit<CreditApplication, 'request'>> & {
  request?: Partial<CreditRequest>;
} = {}): CreditApplication => ({
  number: 7,
  reference: 'BD-7',
  companyName: 'Sol Nascente',
  associates: 1,
  request: buildTestCreditRequest(request),
  stage: 'DEAL',
  status: 'SOLICITACAO_GERADA',
  reason: null,
  preApproved: false,
  findings: [],
  offers: [],
  accepted: null,
  papers: [],
  link: null,
  contractSigned: false,
  serviceApproved: false,
  expiresAt: null,
  reviewAsked: false,
  askedAgain: false,
  ...changes,
});

/** Fields that turn a test's credit request into that of a company founded on 2020-01-01. */
export const companyRequestFields = {
  customerIdentification: '11222333000181',
  customerName: 'Padaria Sol Ltda.',
  customerBirthDate: '2020-01-01',
} satisfies Partial<CreditRequest>;

import type { CreditRequest } from '@girassol/shared-domain/contract';
import type { Application } from './application';

/** What Ana asks for a system of R$ 24,000: everything about her fits the policy. */
export const requestOf = (changes: Partial<CreditRequest> = {}): CreditRequest => ({
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

export const applicationOf = ({
  request,
  ...changes
}: Partial<Omit<Application, 'request'>> & { request?: Partial<CreditRequest> } = {}): Application => ({
  number: 7,
  reference: 'BD-7',
  companyName: 'Sol Nascente',
  associates: 1,
  request: requestOf(request),
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

/** A company of two years. */
export const company = {
  customerIdentification: '11222333000181',
  customerName: 'Padaria Sol Ltda.',
  customerBirthDate: '2020-01-01',
} satisfies Partial<CreditRequest>;

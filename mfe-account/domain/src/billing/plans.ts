import type { AccountPlan } from '@girassol/shared-domain';
import type { PriceKey, SignupPlanId } from './prices';

/** Plan of the session by the number of the plan in a signup. */
export const planOfSignup: Readonly<Record<SignupPlanId, AccountPlan>> = {
  1: 'BASIC',
  2: 'CRM',
  3: 'ENTERPRISE',
};

/** Names of the plans for people. */
export const planNames: Readonly<Record<SignupPlanId, string>> = {
  1: 'Simples',
  2: 'CRM',
  3: 'Enterprise',
};

/** Names of the lines of a price. */
export const priceLabels: Readonly<Record<PriceKey, string>> = {
  simple: 'Plano Simples, 12 meses',
  crm: 'Plano CRM, 12 meses',
  enterprise: 'Plano Enterprise até 4 vendedores, 12 meses',
  enterprise5: 'Plano Enterprise de 5 a 9 vendedores, 12 meses',
  enterprise10: 'Plano Enterprise de 10 a 19 vendedores, 12 meses',
  enterprise20: 'Plano Enterprise a partir de 20 vendedores, 12 meses',
  standardConfig: 'Implantação padrão',
  premiumConfig: 'Implantação premium',
  prop20: 'Modelos de proposta Enterprise',
  digSign20: '20 assinaturas digitais',
  crmRec: 'Mensalidade por usuário',
};

/** Months of a period that is paid at once, and of one that a card pays again and again. */
export const MONTHS_PER_PERIOD = { once: 12, recurring: 1 } as const;

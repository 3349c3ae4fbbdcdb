import type { SignupPlanId } from '@girassol/account-domain/billing';
import type { ChoiceCard } from '../payment/ChoiceCards';

/** Ways to pay a signup. */
export const signupPayments = ['pix', 'boleto', 'card', 'recurringCard'] as const;
export type SignupPayment = (typeof signupPayments)[number];

/** Returns true for a payment that a card repeats every month. */
export const isRecurring = (payment: SignupPayment): boolean => payment === 'recurringCard';

const cards: readonly ChoiceCard<SignupPayment>[] = [
  { value: 'pix', label: 'Pix', description: 'Libera na hora', icon: 'smartphone' },
  { value: 'boleto', label: 'Boleto', description: 'Libera em 1 dia útil', icon: 'file' },
  { value: 'card', label: 'Cartão, à vista', description: '12 meses em uma cobrança', icon: 'credit-card' },
  {
    value: 'recurringCard',
    label: 'Cartão, todo mês',
    description: 'Por usuário, sem fidelidade',
    icon: 'refresh',
  },
];

/** Lists the ways to pay a plan: the enterprise plan has no price that a card repeats. */
export const listSignupPayments = (planId: SignupPlanId): readonly ChoiceCard<SignupPayment>[] =>
  planId === 3 ? cards.filter(({ value }) => value !== 'recurringCard') : cards;

/** Reads a way to pay from an address; Pix where there is none, or none that the plan has. */
export function readSignupPayment(text: string | null, planId: SignupPlanId): SignupPayment {
  const found = signupPayments.find((payment) => payment === text) ?? 'pix';
  return listSignupPayments(planId).some(({ value }) => value === found) ? found : 'pix';
}

import { planNames, type SignupPlanId, signupPlanIds } from '@girassol/account-domain/billing';
import type { IconName } from '@girassol/shared-ui';
import type { ChoiceCard } from '../payment/ChoiceCards';

/** Descriptions of the plans in a line, for people. */
export const planDescriptions: Readonly<Record<SignupPlanId, string>> = {
  1: 'Clientes, kits e propostas.',
  2: 'O Simples, com funil de vendas e agenda.',
  3: 'Tudo: da venda à obra, para a equipe toda.',
};

const icons: Readonly<Record<SignupPlanId, IconName>> = { 1: 'file', 2: 'kanban', 3: 'building' };

/** Plans as cards to choose from (billing-002). */
export const planChoices: readonly (ChoiceCard<string> & { planId: SignupPlanId })[] = signupPlanIds.map(
  (planId) => ({
    planId,
    value: String(planId),
    label: planNames[planId],
    description: planDescriptions[planId],
    icon: icons[planId],
  }),
);

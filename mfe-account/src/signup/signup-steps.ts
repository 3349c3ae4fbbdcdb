import type { SignupPlanId } from '@girassol/account-domain/billing';
import { buildStepOnePath, buildStepTwoPath } from '../addresses/billing';
import type { SignupStep } from './StepsNav';

/** Lists the steps of a signup with the addresses of those that can be changed (billing-001). */
export const listSignupSteps = (planId: SignupPlanId, signupId?: string): readonly SignupStep[] => [
  { label: 'Seus dados', to: buildStepOnePath(planId) },
  { label: 'Endereço', to: signupId && buildStepTwoPath(planId, signupId) },
  { label: 'Pagamento' },
];

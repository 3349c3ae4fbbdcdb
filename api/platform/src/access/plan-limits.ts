import type { DistributionPlanLimits } from '@girassol/federation/registry';
import type { Session } from '@girassol/shared-domain';

type Plan = Pick<Session, 'signupPlan' | 'activeModules'>;

/** From the least to the most. */
const plans = ['BASIC', 'CRM', 'ENTERPRISE'] as const;

/** Applies the limits of an account's distribution to its own plan and modules. */
export function applyPlanLimits(
  { signupPlan, activeModules }: Plan,
  { plan, modules }: DistributionPlanLimits,
): Plan {
  const isAbove = plan !== undefined && plans.indexOf(signupPlan) > plans.indexOf(plan);
  return {
    signupPlan: isAbove ? plan : signupPlan,
    activeModules: modules ? activeModules.filter((module) => modules.includes(module)) : activeModules,
  };
}

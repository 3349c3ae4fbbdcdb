import type { PlanLimits } from '@girassol/federation/registry';
import type { Session } from '@girassol/shared-domain';

type Plan = Pick<Session, 'signupPlan' | 'activeModules'>;

/** From the least to the most. */
const plans = ['BASIC', 'CRM', 'ENTERPRISE'] as const;

/** What an account works with: its own plan and modules, and no more than its distribution allows. */
export function withinLimits({ signupPlan, activeModules }: Plan, { plan, modules }: PlanLimits): Plan {
  const isAbove = plan !== undefined && plans.indexOf(signupPlan) > plans.indexOf(plan);
  return {
    signupPlan: isAbove ? plan : signupPlan,
    activeModules: modules ? activeModules.filter((module) => modules.includes(module)) : activeModules,
  };
}

import type { SignupPlanId } from '@girassol/account-domain/billing';
import type { SignupRecord } from '@girassol/account-domain/contract';
import { useEffect, useRef } from 'react';

/** Takes over the plan of the address once, for a signup that was begun with another plan. */
export function useAddressedPlan(
  planId: SignupPlanId,
  signup: SignupRecord | null,
  setPlan: (planId: SignupPlanId) => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !signup) return;
    isDone.current = true;
    if (signup.planId !== planId) setPlan(planId);
  }, [planId, signup, setPlan]);
}

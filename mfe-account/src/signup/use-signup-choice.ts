import type { SignupPlanId } from '@girassol/account-domain/billing';
import type { SignupRecord } from '@girassol/account-domain/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeProblem } from '../payment/payment-problem';
import { loadSignupProgress, updateSignupProgress } from './signup-progress';
import { sendChoice } from './use-signup';

interface SignupChoiceOptions {
  /** Plan in the address. */
  planId: SignupPlanId;
  /** Null before the server knows of the signup. */
  signup: SignupRecord | null;
  /** Returns the address of this page for another plan. */
  getPath: (planId: SignupPlanId) => string;
}

/**
 * Returns plan and vendors of a signup and what changes them: before step 1 in the address and in this tab, afterwards at
 * the server. A change shows at once and is taken back if the server refuses it.
 */
export function useSignupChoice({ planId: planInAddress, signup, getPath }: SignupChoiceOptions) {
  const navigate = useNavigate();
  const [localVendors, setLocalVendors] = useState(() => loadSignupProgress().vendors);
  const [sent, setSent] = useState<{ planId: SignupPlanId; vendors: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);

  const stored = signup
    ? { planId: signup.planId, vendors: signup.vendorsAmount }
    : { planId: planInAddress, vendors: localVendors };
  const current = sent ?? stored;

  async function change(next: { planId: SignupPlanId; vendors: number }) {
    updateSignupProgress({ vendors: next.vendors });
    setLocalVendors(next.vendors);
    setProblem(null);
    if (signup) {
      latest.current += 1;
      const own = latest.current;
      setSent(next);
      try {
        await sendChoice(signup._id, next.planId, next.vendors);
      } catch (error) {
        setProblem(describeProblem(error));
      }
      if (own === latest.current) setSent(null);
    }
    if (next.planId !== planInAddress) navigate(getPath(next.planId), { replace: true });
  }

  return {
    ...current,
    /** True while the server has not answered a change. */
    isSaving: sent !== null,
    problem,
    setPlan: (planId: SignupPlanId) => void change({ ...current, planId }),
    setVendors: (vendors: number) => void change({ ...current, vendors }),
  };
}

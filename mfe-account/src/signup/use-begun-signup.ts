import type { SignupRecord } from '@girassol/account-domain/contract';
import { ApiError } from '@girassol/shared-auth';
import { useEffect, useState } from 'react';
import { loadSignupProgress, restartSignup } from './signup-progress';
import { useSignup } from './use-signup';

interface BegunSignup {
  /** Null before step 1 is sent. */
  signup: SignupRecord | null;
  isLoading: boolean;
  /** Takes over the signup that step 1 has begun. */
  begin: (signupId: string) => void;
}

/**
 * Loads the signup that this tab has begun. Begins another one in the place of one that is paid, has expired, or belongs to
 * another browser.
 */
export function useBegunSignup(): BegunSignup {
  const [signupId, setSignupId] = useState(() => loadSignupProgress().signupId);
  const { data, error } = useSignup(signupId ?? '');
  const isGone = error instanceof ApiError && !error.isTemporary;
  const isUnusable = isGone || (data !== undefined && (data.signup === null || data.signup.state === 'paid'));
  useEffect(() => {
    if (isUnusable && signupId !== null) setSignupId(restartSignup().signupId);
  }, [isUnusable, signupId]);
  return {
    signup: isUnusable ? null : (data?.signup ?? null),
    begin: setSignupId,
    isLoading: signupId !== null && !data && !error,
  };
}

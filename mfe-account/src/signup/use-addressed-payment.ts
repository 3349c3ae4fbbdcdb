import type { SignupPlanId } from '@girassol/account-domain/billing';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSignupPayment, type SignupPayment } from './signup-payment';

/** Returns how a signup is paid, and what changes it. The address keeps the choice over a reload, as `forma`. */
export function useAddressedPayment(planId: SignupPlanId) {
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState(query.get('forma'));
  return {
    payment: readSignupPayment(chosen, planId),
    setPayment: (forma: SignupPayment) => {
      // The address changes a moment later than the screen.
      setChosen(forma);
      setQuery({ forma }, { replace: true });
    },
  };
}

import type { SignupPlanId } from '@girassol/account-domain/billing';
import { useState } from 'react';
import { isRecurring, type SignupPayment } from './signup-payment';
import { loadSignupProgress, updateSignupProgress } from './signup-progress';
import { computePrice, useCoupon, usePriceList } from './use-price';

interface PricedChoice {
  planId: SignupPlanId;
  vendors: number;
  payment: SignupPayment;
}

/** Returns the price of a choice with the coupon that was entered in this tab. */
export function useSignupPricing({ planId, vendors, payment }: PricedChoice) {
  const [couponName, setCouponName] = useState(() => loadSignupProgress().coupon);
  const { data: list } = usePriceList();
  const couponState = useCoupon(couponName);
  const choice = { planId, vendors, isRecurring: isRecurring(payment) };
  return {
    ...couponState,
    couponName,
    setCouponName: (name: string) => {
      updateSignupProgress({ coupon: name });
      setCouponName(name);
    },
    price: computePrice(list, { ...choice, coupon: couponState.coupon }),
  };
}

/** Price of a choice and the coupon in it. */
export type SignupPricing = ReturnType<typeof useSignupPricing>;

import { useApiQuery } from '@girassol/shared-auth';
import { useState } from 'react';
import type { EnteredCoupon } from '../signup/CouponField';
import { toCouponState } from '../signup/use-price';

/** Coupon of an owner's order, and its name as the order takes it: empty until the server has accepted it. */
export interface OwnerCoupon {
  entered: EnteredCoupon;
  acceptedName: string;
}

/** Keeps the coupon that an owner enters, beginning with one by name, and asks what it is worth (billing-022). */
export function useOwnerCoupon(userId: string, startName = ''): OwnerCoupon {
  const [couponName, setCouponName] = useState(startName);
  const query = useApiQuery(
    'POST /signup/coupon-discount/:userId',
    { params: { userId }, body: { couponName } },
    { enabled: couponName !== '', retry: false },
  );
  const state = toCouponState(couponName, query);
  return { entered: { ...state, couponName, setCouponName }, acceptedName: state.coupon ? couponName : '' };
}

import {
  type Coupon,
  computeFirstPrice,
  type FirstPrice,
  type PriceList,
  priceKeys,
  type SignupChoice,
} from '@girassol/account-domain/billing';
import { ApiError, buildApiQuery, queryClient, useApiQuery } from '@girassol/shared-auth';
import { toCents } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';

const PRICES = 'GET /signup/prices';
const COUPON = 'POST /signup/coupon-discount';

/** Converts the answered prices in reais to a price list in cents. */
function toPriceList(reais: ResponseBody<typeof PRICES>): PriceList {
  const list = { ...reais };
  for (const key of priceKeys) list[key] = toCents(reais[key]);
  return list;
}

/** Loads the prices of today in cents (billing-012). */
export const usePriceList = () => useApiQuery(PRICES, {}, { select: toPriceList });

/** Coupon that was entered: what it is worth, or why it is worth nothing. */
export interface CouponState {
  coupon: Coupon | null;
  problem: string | null;
  isChecking: boolean;
}

/** Answer of a call that asks what a coupon is worth, as `useApiQuery` returns it. */
interface CouponAnswer {
  data?: Coupon | undefined;
  error: Error | null;
  isFetching: boolean;
}

/** Converts the answer about a coupon to its state. An empty name is no coupon. */
export function toCouponState(couponName: string, { data, error, isFetching }: CouponAnswer): CouponState {
  if (couponName === '') return { coupon: null, problem: null, isChecking: false };
  return {
    coupon: error ? null : (data ?? null),
    problem: error
      ? error instanceof ApiError
        ? error.message
        : 'Não foi possível conferir o cupom.'
      : null,
    isChecking: isFetching,
  };
}

/** Asks what a coupon is worth (billing-022). */
export const useCoupon = (couponName: string): CouponState =>
  toCouponState(
    couponName,
    useApiQuery(COUPON, { body: { couponName } }, { enabled: couponName !== '', retry: false }),
  );

/** Computes the first price of a choice; null while the prices load, and where the choice has no price. */
export const computePrice = (list: PriceList | undefined, choice: SignupChoice): FirstPrice | null =>
  list ? computeFirstPrice(list, choice) : null;

/** Loads prices and coupon again, after the server has refused a price, and computes the price of a choice anew. */
export async function loadNewPrice(
  choice: Omit<SignupChoice, 'coupon'>,
  couponName: string,
): Promise<FirstPrice | null> {
  const prices = await queryClient.fetchQuery({ ...buildApiQuery(PRICES, {}), staleTime: 0 });
  const coupon =
    couponName === ''
      ? null
      : await queryClient
          .fetchQuery({ ...buildApiQuery(COUPON, { body: { couponName } }), staleTime: 0, retry: false })
          .catch(() => null);
  return computePrice(toPriceList(prices), { ...choice, coupon });
}

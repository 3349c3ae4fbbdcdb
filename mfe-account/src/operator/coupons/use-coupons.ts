import { api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { RequestBody, ResponseBody } from '@girassol/shared-domain/contract';

const READ = 'GET /operation/coupons';

/** Loads the coupons, newest first. */
export const useCoupons = () => useApiQuery(READ, {}, { staleTime: 0 });

const takeOver = (answer: ResponseBody<typeof READ>) =>
  queryClient.setQueryData(buildApiQueryKey(READ, {}), answer);

/** Makes a coupon. */
export const createCoupon = async (body: RequestBody<'POST /operation/coupons'>): Promise<void> => {
  takeOver(await api('POST /operation/coupons', { body, silent: true }));
};

/** Ends a coupon for whoever has not used it. */
export const endCoupon = async (name: string): Promise<void> => {
  takeOver(await api('POST /operation/coupons/end/:name', { params: { name }, silent: true }));
};

import { api, intentionKey } from '@girassol/shared-auth';

const BEGIN = 'PUT /financings/single/stage/:fid';

/** Makes a deal of a simulation (financing-063). */
export const beginDeal = (fid: string) =>
  api(BEGIN, { params: { fid }, idempotencyKey: intentionKey(BEGIN, fid) });

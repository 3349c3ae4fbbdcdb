import { api, getIdempotencyKeyOfAction } from '@girassol/shared-auth';

const BEGIN = 'PUT /financings/single/stage/:fid';

/** Turns a simulation into a deal (financing-063). */
export const turnSimulationIntoDeal = (fid: string) =>
  api(BEGIN, { params: { fid }, idempotencyKey: getIdempotencyKeyOfAction(BEGIN, fid) });

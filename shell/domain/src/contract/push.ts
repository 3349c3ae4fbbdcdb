import { type ContractRoutes, emptyObject, id } from '@girassol/shared-domain/contract';
import { z } from 'zod';

const params = z.object({ userId: id });
const endpoint = z.url({ protocol: /^https$/ }).max(1_000);
/** Key of a browser, in base64url. */
const key = z.string().regex(/^[\w-]{10,200}={0,2}$/);

/** API calls by which people receive notifications on a device while the product is closed (Web Push). */
export const pushContract = {
  'GET /notifications/push/:userId': {
    access: 'session',
    summary: 'Key by which a browser subscribes to pushes, and the devices of the caller that do',
    params,
    answer: z.object({
      /** Null: this server sends no pushes. */
      publicKey: z.string().nullable(),
      devices: z.array(z.object({ id, device: z.string(), endpoint: z.string() })),
    }),
  },
  'POST /notifications/push/:userId': {
    access: 'session',
    summary: 'Send pushes to this device of the caller from now on',
    params,
    body: z.object({ endpoint, keys: z.object({ p256dh: key, auth: key }) }),
    answer: emptyObject,
  },
  'DELETE /notifications/push/:userId/:deviceId': {
    access: 'session',
    summary: 'Send no more pushes to a device of the caller',
    params: params.extend({ deviceId: id }),
    answer: emptyObject,
  },
} as const satisfies ContractRoutes;

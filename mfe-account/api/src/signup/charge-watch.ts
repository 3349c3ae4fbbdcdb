import { toIpAddressGroup } from '@girassol/api-platform/http/address-group';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getChargeTopic } from '../billing/charges';
import type { PaymentProvider } from '../payments/payment-provider';
import { type ChargePage, findChargeByToken, loadChargePage } from './charge-by-token';

/** How long an answer waits for a change: proxies close connections that are idle for longer. */
const MAX_WAIT_MS = 25_000;
/** Pages of one IP address that wait at once in this process; an office has one address. */
const MAX_WAITS_PER_ADDRESS = 20;
/** Pages that wait at once in this process. */
const MAX_WAITS = 2_000;

interface Look {
  request: FastifyRequest;
  reply: FastifyReply;
  token: string;
  /** Version that the page shows; null if it shows none yet. */
  seen: string | null;
}

/**
 * Creates the function that loads a charge for its payment page. If the page shows the present version, the answer waits
 * until the charge changes, so that a payment is on the screen at once. Pages beyond the limits are answered without waiting.
 */
export function createChargeWatch(
  app: FastifyInstance,
  payments: PaymentProvider,
): (look: Look) => Promise<ChargePage> {
  const { database } = app;
  const ends = new Set<() => void>();
  const waitsByAddress = new Map<string, number>();
  // A stopping server would wait for those who wait.
  app.addHook('preClose', async () => {
    for (const end of ends) end();
  });

  /** Begins to wait for a charge; null beyond the limits. */
  function begin(
    chargeId: string,
    { request, reply }: Look,
  ): { done: Promise<void>; end: () => void } | null {
    const address = toIpAddressGroup(request.ip);
    const waits = waitsByAddress.get(address) ?? 0;
    if (waits >= MAX_WAITS_PER_ADDRESS || ends.size >= MAX_WAITS) return null;
    waitsByAddress.set(address, waits + 1);
    let end = () => {};
    const done = new Promise<void>((resolve) => {
      const timer = setTimeout(() => end(), MAX_WAIT_MS);
      const stopListening = app.eventHub.onTopic(getChargeTopic(chargeId), () => end());
      end = () => {
        if (!ends.delete(end)) return;
        clearTimeout(timer);
        stopListening();
        const left = (waitsByAddress.get(address) ?? 1) - 1;
        if (left > 0) waitsByAddress.set(address, left);
        else waitsByAddress.delete(address);
        resolve();
      };
    });
    ends.add(end);
    reply.raw.once('close', end);
    return { done, end };
  }

  return async (look) => {
    const { token, seen } = look;
    if (seen === null) return loadChargePage(database, payments, token);
    const { chargeId } = await findChargeByToken(database, token);
    // Before the charge is read, so that no change is missed in between.
    const wait = begin(chargeId, look);
    try {
      const page = await loadChargePage(database, payments, token);
      if (page.version !== seen || !wait) return page;
      await wait.done;
    } finally {
      wait?.end();
    }
    return loadChargePage(database, payments, token);
  };
}

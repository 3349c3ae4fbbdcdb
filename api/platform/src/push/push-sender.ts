import { request } from 'node:https';
import webPush from 'web-push';
import { createPublicDnsLookup, isPublicHost, PrivateAddressError } from '../outgoing/public-address';
import type { PushSettings } from './push-settings';

/** Device that receives pushes, as the browser names it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Message to a device. Push services store it until the device is on. */
export interface PushMessage {
  /** Contents, encrypted for the device. It has no personal data. */
  payload: string;
  /** Of messages with one topic that wait, the push service delivers the last: at most 32 letters, digits, `-` and `_`. */
  topic: string;
}

/** Sends messages to devices. */
export interface PushSender {
  /** Key that browsers need to subscribe; null: push is off on this server. */
  publicKey: string | null;
  /** Sends a message and returns the status of the push service; 404 and 410 mean that the device is gone. */
  send(target: PushTarget, message: PushMessage, signal: AbortSignal): Promise<number>;
}

/** Seconds for which a push service keeps a message for a device that is off. */
const KEPT_SECONDS = 12 * 3_600;
const MAX_REQUEST_MS = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    push: PushSender;
  }
}

/**
 * Creates the sender of pushes. Without keys none is sent, and screens do not offer it. The addresses come from browsers, so
 * only those on the public internet are called.
 */
export function createPushSender(settings: PushSettings | undefined): PushSender {
  if (!settings)
    return { publicKey: null, send: () => Promise.reject(new Error('push is off: there are no keys')) };
  return {
    publicKey: settings.publicKey,
    send({ endpoint, p256dh, auth }, { payload, topic }, signal) {
      const { hostname, protocol } = new URL(endpoint);
      if (protocol !== 'https:' || !isPublicHost(hostname))
        return Promise.reject(new PrivateAddressError(hostname));
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        { vapidDetails: settings, TTL: KEPT_SECONDS, topic, urgency: 'normal' },
      );
      return new Promise((resolve, reject) => {
        const sent = request(
          endpoint,
          {
            method,
            headers,
            lookup: createPublicDnsLookup(),
            signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_REQUEST_MS)]),
          },
          (response) => {
            resolve(response.statusCode ?? 0);
            response.destroy();
          },
        );
        sent.on('error', reject);
        sent.end(body);
      });
    },
  };
}

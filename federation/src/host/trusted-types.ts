import { SERVICE_WORKER_URL } from '../registry/route-table';
import type { KnownFileHashes } from './integrity';
import { toAbsoluteAddress } from './unpatched';

interface TrustedTypesFactory {
  createPolicy(name: string, rules: Record<string, (value: string) => string>): unknown;
}

/**
 * Installs the only Trusted Types policy of the page. The policy checks every script address that code sets
 * and allows only files of this page's releases, files in development in this browser, and the service worker, which the
 * server itself answers; it never allows markup or code from text. Browsers without Trusted Types rely on the content security policy.
 */
export function installTrustedTypesPolicy(known: KnownFileHashes): void {
  const factory = 'trustedTypes' in window ? window.trustedTypes : undefined;
  if (!isFactory(factory)) return;
  const serviceWorker = toAbsoluteAddress(SERVICE_WORKER_URL);
  factory.createPolicy('default', {
    createScriptURL(value) {
      const address = toAbsoluteAddress(value);
      if (known.getHash(address) || known.isInWork(address) || address === serviceWorker) return address;
      throw new TypeError(`GF-203 No hash is known for ${address}: it does not run`);
    },
  });
}

function isFactory(value: unknown): value is TrustedTypesFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

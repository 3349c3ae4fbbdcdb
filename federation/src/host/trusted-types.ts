import type { KnownFiles } from './integrity';

interface TrustedTypesFactory {
  createPolicy(name: string, rules: Record<string, (value: string) => string>): unknown;
}

/**
 * The one Trusted Types policy of the page. It hears of every script address that any code sets, the bundlers' and
 * everybody else's, and lets only files of this page's releases through, and those that somebody works on in this
 * browser. Markup and code from text never pass: there is no rule for them. Browsers without Trusted Types still have
 * the content security policy.
 */
export function installScriptPolicy(known: KnownFiles): void {
  const factory = 'trustedTypes' in window ? window.trustedTypes : undefined;
  if (!isFactory(factory)) return;
  factory.createPolicy('default', {
    createScriptURL(value) {
      const address = new URL(value, window.location.href).href;
      if (known.hashOf(address) || known.isInWork(address)) return address;
      throw new TypeError(`GF-203 No hash is known for ${address}: it does not run`);
    },
  });
}

function isFactory(value: unknown): value is TrustedTypesFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

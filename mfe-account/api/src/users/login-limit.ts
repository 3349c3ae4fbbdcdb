import { toIpAddressGroup } from '@girassol/api-platform/http/address-group';
import {
  createLimitKey,
  type FailureLimit,
  type LimitedAttempt,
} from '@girassol/api-platform/http/try-limit';

/**
 * Failed logins that a window allows. The pair stops who guesses one password after another; the e-mail stops who does it
 * from many addresses; the address stops who tries many e-mails (an office behind one address shares it). A device that
 * was logged in with this e-mail before has a count of its own: what strangers fail does not keep its owner out.
 */
const LOGIN_ATTEMPT_LIMITS = { device: 10, pair: 10, email: 60, address: 100 };

/** Attempt to log in: the e-mail address, the IP address and, if the browser is known, its device. */
export interface LoginAttempt {
  email: string;
  ip: string;
  /** The device, where it is known for this e-mail. */
  device: string | null;
}

/** Builds the key under which the server remembers that a device has logged in with an e-mail address. */
export const buildLoginDeviceKey = (email: string): string => `login ${email.toLowerCase()}`;

/** Builds the rate limits of a login attempt, and the key of the counter that a successful login resets. */
export function buildLoginLimits({ email, ip, device }: LoginAttempt): LimitedAttempt & { own: Buffer } {
  const from = toIpAddressGroup(ip);
  const own = device ? createLimitKey('device', email, device) : createLimitKey('pair', email, from);
  const limits = device
    ? [{ key: own, most: LOGIN_ATTEMPT_LIMITS.device }]
    : [
        { key: own, most: LOGIN_ATTEMPT_LIMITS.pair },
        { key: createLimitKey('email', email), most: LOGIN_ATTEMPT_LIMITS.email },
        buildAddressLimit(from),
      ];
  return { own, limits, tooMany: describeTooMany };
}

const describeTooMany = (wait: string) =>
  `Muitas tentativas de entrar. Aguarde ${wait} e tente novamente, ou recupere a sua senha.`;

const buildAddressLimit = (from: string): FailureLimit => ({
  key: createLimitKey('address', from),
  most: LOGIN_ATTEMPT_LIMITS.address,
});

/**
 * Builds the rate limit of a login by passkey, which names no e-mail: that of the address, which wrong passwords count against
 * too.
 */
export const buildPasskeyLimits = (ip: string): LimitedAttempt => ({
  limits: [buildAddressLimit(toIpAddressGroup(ip))],
  tooMany: describeTooMany,
});

/** Logins by passkey that an address begins in a window: each stores a challenge. */
const MAX_PASSKEY_CHALLENGES = 300;

/** Builds the rate limit of challenges for a login by passkey, each of which counts. */
export const buildPasskeyChallengeLimits = (ip: string): LimitedAttempt => ({
  limits: [{ key: createLimitKey('passkey-challenge', toIpAddressGroup(ip)), most: MAX_PASSKEY_CHALLENGES }],
  tooMany: describeTooMany,
});

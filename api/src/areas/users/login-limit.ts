import { addressGroup } from '../../platform/http/address-group';
import { type LimitedTry, limitKey } from '../../platform/http/try-limit';

/**
 * Failed logins that a window allows. The pair stops who guesses one password after another; the e-mail stops who does it
 * from many addresses; the address stops who tries many e-mails (an office behind one address shares it). A device that
 * was logged in with this e-mail before has a count of its own: what strangers fail does not keep its owner out.
 */
const LIMITS = { device: 10, pair: 10, email: 60, address: 100 };

export interface LoginAttempt {
  email: string;
  ip: string;
  /** The device, where it is known for this e-mail. */
  device: string | null;
}

/** What a device is remembered for after a login. */
export const loginSubject = (email: string): string => `login ${email.toLowerCase()}`;

/** The limits of an attempt, and the count that begins anew when it succeeds. */
export function limitedLogin({ email, ip, device }: LoginAttempt): LimitedTry & { own: Buffer } {
  const from = addressGroup(ip);
  const own = device ? limitKey('device', email, device) : limitKey('pair', email, from);
  const limits = device
    ? [{ key: own, most: LIMITS.device }]
    : [
        { key: own, most: LIMITS.pair },
        { key: limitKey('email', email), most: LIMITS.email },
        { key: limitKey('address', from), most: LIMITS.address },
      ];
  return {
    own,
    limits,
    tooMany: (wait) =>
      `Muitas tentativas de entrar. Aguarde ${wait} e tente novamente, ou recupere a sua senha.`,
  };
}

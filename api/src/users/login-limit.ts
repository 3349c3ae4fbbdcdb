import type { Database } from '../database';
import { countTry, forgiveTry, limitKey } from '../http/try-limit';

/**
 * Failed logins that a window allows. The pair stops who guesses one password after another; the e-mail stops who does it
 * from many addresses; the address stops who tries many e-mails (an office behind one address shares it).
 */
const LIMITS = { pair: 10, email: 60, address: 100 };

export interface LoginAttempt {
  email: string;
  ip: string;
}

const keysOf = ({ email, ip }: LoginAttempt) => ({
  pair: limitKey('pair', email, ip),
  email: limitKey('email', email),
  address: limitKey('address', ip),
});

/** Counts an attempt as failed before the password is looked at; over a limit it is refused. */
export async function countAttempt(database: Database, attempt: LoginAttempt): Promise<void> {
  const { pair, email, address } = keysOf(attempt);
  const limits = [
    { key: pair, most: LIMITS.pair },
    { key: email, most: LIMITS.email },
    { key: address, most: LIMITS.address },
  ];
  await countTry(
    database,
    limits,
    (wait) => `Muitas tentativas de entrar. Aguarde ${wait} e tente novamente, ou recupere a sua senha.`,
  );
}

/** Takes a successful attempt back, and forgives what this e-mail failed before from this address. */
export async function forgiveAttempt(database: Database, attempt: LoginAttempt): Promise<void> {
  const { pair, email, address } = keysOf(attempt);
  await forgiveTry(database, { forgotten: [pair], others: [email, address] });
}

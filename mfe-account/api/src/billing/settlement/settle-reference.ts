import type { Database } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import type { PaymentProvider } from '../../payments/payment-provider';
import { settleAttempt } from '../card-attempts/settle-attempt';
import { type OpeningServer, openPaidAccount } from './open-paid-account';
import { settleCharge } from './settle-charge';

interface FoundRow {
  account_id: string;
  id: string;
}

/** Server parts that settling a charge needs. */
export interface SettlingServer extends OpeningServer {
  database: Database;
}

/**
 * Reads a charge at the provider by a reference of an event, and settles what it says. Returns false where no charge of
 * ours has that reference: the event came before we stored it, or it is not ours.
 */
export async function settleReference(
  server: SettlingServer,
  payments: PaymentProvider,
  reference: string,
): Promise<boolean> {
  const report = await payments.readCharge(reference);
  const [attempt] = await server.database.lookUp(
    sql<FoundRow>`select * from find_card_attempt(${payments.name}, ${report.reference}, ${report.key})`,
  );
  if (attempt) {
    const { account_id: accountId, id: attemptId } = attempt;
    await server.database.asAccount({ accountId }, (tx) =>
      settleAttempt(server, tx, { accountId, attemptId }, report),
    );
    return true;
  }
  const [found] = await server.database.lookUp(
    sql<FoundRow>`select * from find_charge(${payments.name}, ${report.reference})`,
  );
  const known = found ?? (await findByKey(server.database, payments.name, report.key));
  // A try that was refused, and whose place another one has taken, moved no money.
  if (!known) return report.state === 'failed';
  const { account_id: accountId, id: chargeId } = known;
  await server.database.asAccount({ accountId }, (tx) =>
    settleCharge(tx, { accountId, chargeId }, report, {
      provider: payments.name,
      openAccount: (inner, account) => openPaidAccount(server, inner, account),
    }),
  );
  return true;
}

/** Finds a charge whose reference we never heard, by our key. */
async function findByKey(
  database: Database,
  provider: string,
  key: string | null,
): Promise<FoundRow | undefined> {
  const [found] = await database.lookUp(sql<FoundRow>`select * from find_charge_by_key(${provider}, ${key})`);
  return found;
}

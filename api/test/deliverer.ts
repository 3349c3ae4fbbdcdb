import { pino } from 'pino';
import { readConfig } from '../src/config';
import { openDatabase } from '../src/platform/database';
import { deliverDue } from '../src/platform/mail/deliver-due';
import { openTransport } from '../src/platform/mail/transport';

/** A process that delivers mail until it is killed. Started by a test, with DATABASE_URL and SMTP_URL in its environment. */
async function deliverForever(): Promise<void> {
  const { dataDir, databaseUrl, mail: settings } = readConfig(process.env);
  const database = await openDatabase({ dataDir, databaseUrl });
  const delivery = { database, transport: openTransport(settings), settings, log: pino({ level: 'silent' }) };
  for (;;) {
    await deliverDue(delivery);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

deliverForever().catch((error) => {
  console.error(error);
  process.exit(1);
});

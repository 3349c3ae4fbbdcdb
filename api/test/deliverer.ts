import { openDatabase } from '@girassol/api-platform/database';
import { deliverDueMail } from '@girassol/api-platform/mail/deliver-due-mail';
import { createMailTransport } from '@girassol/api-platform/mail/transport';
import { pino } from 'pino';
import { parseConfig } from '../src/config';
import { migrations } from '../src/modules';

/** A process that delivers mail until it is killed. Started by a test, with DATABASE_URL and SMTP_URL in its environment. */
async function deliverForever(): Promise<void> {
  const { dataDir, databaseUrl, mail: settings } = parseConfig(process.env);
  const database = await openDatabase({ dataDir, databaseUrl, migrations });
  const delivery = {
    database,
    transport: createMailTransport(settings),
    settings,
    log: pino({ level: 'silent' }),
  };
  for (;;) {
    await deliverDueMail(delivery);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

deliverForever().catch((error) => {
  console.error(error);
  process.exit(1);
});

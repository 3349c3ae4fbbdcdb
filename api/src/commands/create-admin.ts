import { parseArgs } from 'node:util';
import { createFirstAdmin } from '@girassol/account-api/accounts';
import { StartFailure } from '@girassol/api-platform/database';
import { reactionsTo } from '../modules';
import { askPassword } from './ask-password';
import { runOperatorCommand, withConfiguredDatabase } from './run-operator-command';

const USAGE =
  'Uso: npm run create-admin -- --email ana@empresa.com.br --name "Ana Souza" [--company "Empresa"]';

/** An operator's command: `create-admin.mjs --email … --name …` gives a database its first admin. */
runOperatorCommand(async () => {
  const { email, name, company } = parseOptions(process.argv.slice(2));
  if (!email || !name) throw new StartFailure(USAGE);
  const password = await askPassword();
  await withConfiguredDatabase(async (database) => {
    await createFirstAdmin(database, { email, name, company, password }, reactionsTo);
    console.log(`${email} administra este banco de dados e já pode entrar.`);
  });
});

function parseOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        company: { type: 'string', default: 'Girassol' },
      },
    });
    return values;
  } catch {
    throw new StartFailure(USAGE);
  }
}

import { parseArgs } from 'node:util';
import { createAdmin } from '../areas/accounts/create-admin';
import { StartFailure } from '../platform/database';
import { askPassword } from './ask-password';
import { runCommand, withDatabase } from './run-command';

const USAGE =
  'Uso: npm run create-admin -- --email ana@empresa.com.br --name "Ana Souza" [--company "Empresa"]';

/** An operator's command: `create-admin.mjs --email … --name …` gives a database its first admin. */
runCommand(async () => {
  const { email, name, company } = optionsOf(process.argv.slice(2));
  if (!email || !name) throw new StartFailure(USAGE);
  const password = await askPassword();
  await withDatabase(async (database) => {
    await createAdmin(database, { email, name, company, password });
    console.log(`${email} administra este banco de dados e já pode entrar.`);
  });
});

function optionsOf(args: string[]) {
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

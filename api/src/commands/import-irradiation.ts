import { readFile } from 'node:fs/promises';
import { importTable } from '../areas/irradiation/table/import-table';
import { StartFailure } from '../platform/database';
import { runCommand, withDatabase } from './run-command';

/** An operator's command: `import-irradiation.mjs TABLE.csv` brings irradiation of municipalities into the database. */
runCommand(async () => {
  const [path] = process.argv.slice(2);
  if (!path) throw new StartFailure('Informe o arquivo: npm run import-irradiation -- tabela.csv');
  const bytes = await readFile(path).catch(() => {
    throw new StartFailure(`Não foi possível ler ${path}.`);
  });
  await withDatabase(async (database) => {
    const { ok, lines } = await importTable(database, bytes, Date.now());
    for (const line of lines) console.log(line);
    if (!ok) process.exitCode = 1;
  });
});

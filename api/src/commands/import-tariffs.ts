import { readFile } from 'node:fs/promises';
import { StartFailure } from '@girassol/api-platform/database';
import { importTariffs } from '../areas/tariffs/table/import-tariffs';
import { runOperatorCommand, withConfiguredDatabase } from './run-operator-command';

/** An operator's command: `import-tariffs.mjs TABLE.csv` brings tariffs of distributors into the database. */
runOperatorCommand(async () => {
  const [path] = process.argv.slice(2);
  if (!path) throw new StartFailure('Informe o arquivo: npm run import-tariffs -- tarifas.csv');
  const bytes = await readFile(path).catch(() => {
    throw new StartFailure(`Não foi possível ler ${path}.`);
  });
  await withConfiguredDatabase(async (database) => {
    const { ok, lines } = await importTariffs(database, bytes);
    for (const line of lines) console.log(line);
    if (!ok) process.exitCode = 1;
  });
});

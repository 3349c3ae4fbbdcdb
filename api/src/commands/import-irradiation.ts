import { readFile } from 'node:fs/promises';
import { StartFailure } from '@girassol/api-platform/database';
import { importIrradiationTable } from '../areas/irradiation/table/import-irradiation-table';
import { runOperatorCommand, withConfiguredDatabase } from './run-operator-command';

/** An operator's command: `import-irradiation.mjs TABLE.csv` brings irradiation of municipalities into the database. */
runOperatorCommand(async () => {
  const [path] = process.argv.slice(2);
  if (!path) throw new StartFailure('Informe o arquivo: npm run import-irradiation -- tabela.csv');
  const bytes = await readFile(path).catch(() => {
    throw new StartFailure(`Não foi possível ler ${path}.`);
  });
  await withConfiguredDatabase(async (database) => {
    const { ok, lines } = await importIrradiationTable(database, bytes, Date.now());
    for (const line of lines) console.log(line);
    if (!ok) process.exitCode = 1;
  });
});

import { readFile } from 'node:fs/promises';
import { readConfig } from './config';
import { openDatabase, StartFailure } from './database';
import { importTable } from './irradiation/table/import-table';

/** An operator's command: `import-irradiation.mjs TABLE.csv` brings irradiation of municipalities into the database. */
async function run(path: string | undefined): Promise<void> {
  if (!path) throw new StartFailure('Informe o arquivo: npm run import-irradiation -- tabela.csv');
  const bytes = await readFile(path).catch(() => {
    throw new StartFailure(`Não foi possível ler ${path}.`);
  });
  const { dataDir, databaseUrl, databaseAppUrl } = readConfig(process.env);
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    databaseAppUrl,
    poolSize: 1,
    onFailure: (error) => console.error(error.message),
  });
  try {
    const { ok, lines } = await importTable(database, bytes, Date.now());
    for (const line of lines) console.log(line);
    if (!ok) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

run(process.argv[2]).catch((error) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
});

import { backUp } from '@girassol/api-platform/backup/back-up';
import { StartFailure } from '@girassol/api-platform/database';
import { parseOwnerConfig, runOperatorCommand } from './run-operator-command';

/** An operator's command: `backup.mjs FOLDER` copies database, files and releases into a new folder, while all goes on. */
runOperatorCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new StartFailure('Informe uma pasta nova: npm run backup -- copia-2026-11-22');
  const { at, database, files } = await backUp(parseOwnerConfig(), folder);
  const rows = Object.values(database.rows).reduce((total, count) => total + count, 0);
  console.log(`Cópia de ${at} em ${folder}: ${rows} linhas, ${files} arquivos.`);
});

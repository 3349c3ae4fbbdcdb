import { restoreBackup } from '@girassol/api-platform/backup/restore';
import { StartFailure } from '@girassol/api-platform/database';
import { migrations } from '../modules';
import { parseOwnerConfig, runOperatorCommand } from './run-operator-command';

/** An operator's command: `restore.mjs FOLDER` brings a copy into a new database and store. */
runOperatorCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new StartFailure('Informe a pasta da cópia: npm run restore -- copia-2026-11-22');
  const { at, version } = await restoreBackup(parseOwnerConfig(), folder, migrations);
  console.log(`Restaurada a cópia de ${at} (versão ${version}). Todos entram de novo com as suas senhas.`);
});

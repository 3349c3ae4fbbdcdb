import { readConfig } from '../config';
import { restore } from '../platform/backup/restore';
import { StartFailure } from '../platform/database';
import { runCommand } from './run-command';

/** An operator's command: `restore.mjs FOLDER` brings a copy into a new database and store. */
runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new StartFailure('Informe a pasta da cópia: npm run restore -- copia-2026-11-22');
  const { at, version } = await restore(readConfig(process.env), folder);
  console.log(`Restaurada a cópia de ${at} (versão ${version}). Todos entram de novo com as suas senhas.`);
});

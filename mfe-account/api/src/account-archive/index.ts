export { isSecretColumn, leftOutTables } from './left-out';
export { type AccountTable, listAccountTables } from './list-account-tables';
export { toArchivedFileName } from './to-archived-file-name';

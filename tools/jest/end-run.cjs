const { rmSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { closeKept } = require('./kept.cjs');

/** After all tests: the programs of this run, and the databases and logins that its workers made on a PostgreSQL server, go. */
module.exports = async () => {
  await closeKept();
  rmSync(process.env.GIRASSOL_PROGRAMS, { recursive: true, force: true });
  const connectionString = process.env.GIRASSOL_TEST_SERVER;
  if (!connectionString) return;
  const pg = createRequire(join(__dirname, '../../api/package.json'))('pg');
  const admin = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await admin.connect();
  } catch {
    return; // gone meanwhile, and they with it
  }
  const run = `girassol_test_${process.env.GIRASSOL_TEST_RUN}_`;
  const named = async (text, prefix) => (await admin.query(text, [prefix])).rows.map(({ name }) => name);
  for (const name of await named(
    'select datname as name from pg_database where starts_with(datname, $1)',
    run,
  ))
    await admin.query(`drop database "${name}" with (force)`);
  for (const prefix of [`girassol_app_${run}`, run])
    for (const name of await named(
      'select rolname as name from pg_roles where starts_with(rolname, $1)',
      prefix,
    ))
      await admin.query(`drop role "${name}"`);
  await admin.end();
};

// Drops the databases and roles that the workers of a run made on a PostgreSQL server. A program of its own: in jest's
// process modules are loaded through the transforms of the tests.
const { createRequire } = require('node:module');
const { join } = require('node:path');
const pg = createRequire(join(__dirname, '../../api/package.json'))('pg');

const { GIRASSOL_TEST_SERVER: connectionString, GIRASSOL_TEST_RUN } = process.env;
const run = `girassol_test_${GIRASSOL_TEST_RUN}_`;

async function dropAll() {
  const admin = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await admin.connect();
  } catch {
    return; // gone meanwhile, and they with it
  }
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
}

dropAll();

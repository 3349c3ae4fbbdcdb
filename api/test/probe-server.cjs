const pg = require('pg');

// Ends with 0 when the given server answers and this user may make databases and roles there.
const client = new pg.Client({ connectionString: process.argv[2], connectionTimeoutMillis: 2_000 });
client
  .connect()
  .then(() =>
    client.query(
      'select from pg_roles where rolname = current_user and (rolsuper or (rolcreatedb and rolcreaterole))',
    ),
  )
  .then(({ rowCount }) => process.exit(rowCount === 1 ? 0 : 1))
  .catch(() => process.exit(1));

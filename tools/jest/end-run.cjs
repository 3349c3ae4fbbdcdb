const { spawnSync } = require('node:child_process');
const { rmSync } = require('node:fs');
const { join } = require('node:path');
const { closeSharedDatabases } = require('./shared-databases.cjs');

/** After all tests: the programs of this run, and what its workers made on a PostgreSQL server, go. */
module.exports = async () => {
  await closeSharedDatabases();
  rmSync(process.env.GIRASSOL_PROGRAMS, { recursive: true, force: true });
  if (process.env.GIRASSOL_TEST_SERVER)
    spawnSync(process.execPath, [join(__dirname, 'drop-databases.cjs')], { stdio: 'inherit' });
};

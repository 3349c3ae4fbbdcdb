const { execFileSync, spawnSync } = require('node:child_process');
const { userInfo } = require('node:os');
const { join } = require('node:path');

const api = join(__dirname, '../../api');

/**
 * Before all tests: a name for this run, which its workers give to what they make on a shared server; which server that is,
 * looked for once and not by each file: the one `TEST_DATABASE_URL` names, or one on this machine that lets this user make
 * databases and roles; and the programs that the API starts beside itself, bundled once.
 */
module.exports = async () => {
  process.env.GIRASSOL_TEST_RUN = String(process.pid);
  process.env.GIRASSOL_TEST_SERVER = process.env.TEST_DATABASE_URL ?? localServer();
  process.env.GIRASSOL_PROGRAMS = bundledPrograms();
};

/** In a folder below the API: they look for its packages from there. Naming one brings them all. */
function bundledPrograms() {
  const folder = join(api, 'node_modules/.cache/girassol-tests', `programs-${process.pid}`);
  const one = join(api, 'platform/src/spreadsheets/child/spreadsheet-reader.ts');
  execFileSync(process.execPath, [join(api, 'build.mjs'), one, folder]);
  return folder;
}

function localServer() {
  const url = `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;
  // From `api/`, which has the client of PostgreSQL.
  const probe = spawnSync(process.execPath, [join(api, 'test/probe-server.cjs'), url], {
    timeout: 10_000,
  });
  return probe.status === 0 ? url : '';
}

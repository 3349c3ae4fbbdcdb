const Sequencer = require('@jest/test-sequencer').default;

/**
 * Files that take longest, by what the last runs printed. On a new machine nothing is known of earlier runs, and jest goes
 * by the size of a file: the refusals are two short files of twelve hundred tests, and would be all that is left at the end.
 */
const SLOWEST = [
  'api/test/refusals/part-2',
  'api/src/platform/backup/backup',
  'api/src/areas/financings/bank/demonstration/demonstration-bank',
  'api/test/refusals/part-1',
  'api/test/repeats',
  'api/src/areas/imports/import-kills',
  'federation/test/build',
  'api/src/areas/kanbans/move-kill',
  'api/src/platform/jobs/kills',
  'api/test/start',
  'federation/src/gate/contract',
  'api/src/demo/demo',
  'api/src/demo/contracts',
  'api/src/areas/hosting/hosting',
  'api/src/areas/registry/bucket',
  'api/test/edges',
  'mfe-proposals/src/wizard/consumption/ConsumptionPages',
  'shell/src/operation/VersionsPage',
  'api/src/platform/sealing/sealing',
  'api/src/areas/signatures/sealing/seal-kills',
];

const placeOf = ({ path }) => {
  const place = SLOWEST.findIndex((name) => path.includes(`/${name}.`));
  return place === -1 ? SLOWEST.length : place;
};

/** The files that take longest begin first, the others as jest would have them. */
module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
};

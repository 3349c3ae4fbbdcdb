const Sequencer = require('@jest/test-sequencer').default;

/**
 * Files that take longest, by what the last runs printed. On a new machine nothing is known of earlier runs, and jest goes
 * by the size of a file: the refusals are two short files of twelve hundred tests, and would be all that is left at the end.
 */
const SLOWEST = [
  'api/test/refusals/part-2',
  'api/test/refusals/part-1',
  'api/platform/src/backup/backup',
  'api/test/start',
  'federation/test/build',
  'api/src/areas/imports/import-kills',
  'federation/src/gate/type-contract',
  'api/platform/src/sealing/sealing',
  'api/src/areas/imports/fills',
  'api/src/areas/financings/bank/demonstration/demonstration-bank',
  'api/test/repeats',
  'api/src/areas/exports/exports',
  'api/src/areas/hosting/hosting',
  'api/src/areas/registry/bucket',
  'api/platform/src/conversion/conversion',
  'api/platform/src/jobs/kills',
  'mfe-proposals/src/wizard/consumption/ConsumptionPages',
  'shell/src/operation/VersionsPage',
  'mfe-website/src/editor/editor',
  'mfe-crm-boards/src/customers/form/NewCustomerPage',
];

const getRank = ({ path }) => {
  const place = SLOWEST.findIndex((name) => path.includes(`/${name}.`));
  return place === -1 ? SLOWEST.length : place;
};

/** Component tests come last: what they leave in a worker makes it be replaced, and it would load the API once more. */
const needsPage = ({ context }) => context.config.displayName?.name === 'browser';

/** The files that take longest begin first in their project, the others as jest would have them. */
module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    return super
      .sort(tests)
      .sort((one, other) => needsPage(one) - needsPage(other) || getRank(one) - getRank(other));
  }
};

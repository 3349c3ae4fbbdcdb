import type { Examples } from './example';
import { bankDeskExamples } from './examples/bank-desk';
import { boardsExamples } from './examples/boards';
import { catalogueExamples } from './examples/catalogue';
import { contractsExamples } from './examples/contracts';
import { customersExamples } from './examples/customers';
import { exportsExamples } from './examples/exports';
import { financingsExamples } from './examples/financings';
import { importsExamples } from './examples/imports';
import { operationExamples } from './examples/operation';
import { proposalsExamples } from './examples/proposals';
import { sessionExamples } from './examples/session';
import { signaturesExamples } from './examples/signatures';
import { simulationsExamples } from './examples/simulations';
import { websitesExamples } from './examples/websites';

/** An example of every route. A new route does not compile before it has one. */
export const examples: Examples = {
  ...sessionExamples,
  ...boardsExamples,
  ...customersExamples,
  ...proposalsExamples,
  ...catalogueExamples,
  ...operationExamples,
  ...bankDeskExamples,
  ...financingsExamples,
  ...signaturesExamples,
  ...contractsExamples,
  ...importsExamples,
  ...exportsExamples,
  ...simulationsExamples,
  ...websitesExamples,
};

import type { RequestExamples } from './example';
import { accountArchiveExamples } from './examples/account-archive';
import { accountClosureExamples } from './examples/account-closure';
import { bankDeskExamples } from './examples/bank-desk';
import { billingExamples } from './examples/billing';
import { boardsExamples } from './examples/boards';
import { catalogueExamples } from './examples/catalogue';
import { chatExamples } from './examples/chats';
import { collaboratorsExamples } from './examples/collaborators';
import { companyDataExamples } from './examples/company-data';
import { contractsExamples } from './examples/contracts';
import { customersExamples } from './examples/customers';
import { exportsExamples } from './examples/exports';
import { financingsExamples } from './examples/financings';
import { importsExamples } from './examples/imports';
import { leadsExamples } from './examples/leads';
import { notificationExamples } from './examples/notifications';
import { operationExamples } from './examples/operation';
import { passkeyExamples } from './examples/passkeys';
import { proposalsExamples } from './examples/proposals';
import { securityExamples } from './examples/security';
import { sessionExamples } from './examples/session';
import { signaturesExamples } from './examples/signatures';
import { simulationsExamples } from './examples/simulations';
import { supportExamples } from './examples/support';
import { websitesExamples } from './examples/websites';

/**
 * Example requests for every route of the API. A new route does not compile until an example for it has been
 * added.
 */
export const requestExamples: RequestExamples = {
  ...notificationExamples,
  ...sessionExamples,
  ...securityExamples,
  ...passkeyExamples,
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
  ...leadsExamples,
  ...simulationsExamples,
  ...supportExamples,
  ...chatExamples,
  ...websitesExamples,
  ...billingExamples,
  ...companyDataExamples,
  ...accountArchiveExamples,
  ...accountClosureExamples,
  ...collaboratorsExamples,
};

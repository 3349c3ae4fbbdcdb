import type { AccessFacts, VisitWrites } from '@girassol/shared-domain';

/** Team of the caller, and whether the caller leads the team. */
export interface CallerTeam {
  id: string;
  leads: boolean;
}

/** Visit of somebody of the administration of the platform to an account. */
export interface CallerVisit {
  visitorId: string;
  visitorName: string;
  writes: VisitWrites;
}

/**
 * Person who makes a call, as the server's own records describe the person, never as the request does.
 * Accepted wherever a function takes `AccessFacts`, such as `meets(condition, caller)`.
 */
export interface Caller extends AccessFacts {
  /** The account: `managerId` of the contract. */
  accountId: string;
  userId: string;
  sessionId: string;
  statusOk: boolean;
  calculatorOnly: boolean;
  /** The account requires a second factor by now that the person does not have. */
  lacksRequiredFactor?: boolean;
  /** Teams led or belonged to. */
  teams: CallerTeam[];
  /** The browser tab that calls (`x-client-id`): comes back as `by` in account events. */
  clientId: string | null;
  /** Set if the administration of the platform visits the account as this person. */
  visit?: CallerVisit;
  /** In whose name histories are written where no person acts: "Site". */
  voice?: string;
}

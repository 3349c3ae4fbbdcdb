import type { Facts } from '@girassol/shared-domain';

export interface CallerTeam {
  id: string;
  leads: boolean;
}

/** Who calls, as the server knows it: never taken from the request. Usable wherever `Facts` are (`meets(condition, caller)`). */
export interface Caller extends Facts {
  /** The account: `managerId` of the contract. */
  accountId: string;
  userId: string;
  sessionId: string;
  statusOk: boolean;
  calculatorOnly: boolean;
  /** Teams led or belonged to. */
  teams: CallerTeam[];
  /** The browser tab that calls (`x-client-id`): comes back as `by` in account events. */
  clientId: string | null;
  /** In whose name histories are written where no person acts: "Site". */
  voice?: string;
}

import type { VisitorKind } from '@girassol/shared-domain';

/** Who answers a route: the shell itself, or a remote. */
export type RouteOwner =
  | 'shell'
  | 'mfe-crm-boards'
  | 'mfe-proposals'
  | 'mfe-financing'
  | 'mfe-contracts'
  | 'mfe-imports'
  | 'mfe-website'
  | 'mfe-account'
  | 'mfe-support';

/** One row of the route table. Parameters are written in the path: `:uid`, `:ticketId?`. */
export interface RouteRow {
  path: string;
  /** Visitor kinds that may open it (shell.access-003). */
  kinds: readonly VisitorKind[];
  /** Title of the page, and what is announced on arrival. */
  title: string;
  /** The title stands alone, without the product's name: a customer's customer reads it (shell.chrome-007). */
  titleStandsAlone?: true;
  /** Another address that this one stands for, with the same parameters. */
  redirectTo?: string;
  /** Values for parameters of `redirectTo` that neither the path nor the query gives. */
  redirectDefaults?: Record<string, string>;
  /** A document that the server writes: going there loads it, the shell draws nothing. */
  isDocument?: true;
  /** Open to a visitor without a session, but without data: the shell asks for a login in place (shell.access-004). */
  promptsLogin?: true;
}

export interface OwnedRoute extends RouteRow {
  owner: RouteOwner;
}

/** Active accounts only. */
export const activeOnly = ['active'] as const;
/** Any account with a session, also one whose payment is irregular. */
export const signedIn = ['active', 'inactive'] as const;
/** With or without a session. */
export const anyVisitor = ['loggedOut', 'active', 'inactive'] as const;
/** Without a session or in good standing; an irregular account is sent to what it may use. */
export const goodStanding = ['loggedOut', 'active'] as const;
/** The calculator of a white-label, and whoever may open everything. */
export const calculator = ['active', 'calculatorOnly'] as const;
/** Everybody who may see the login screen. */
export const loginVisitors = ['loggedOut', 'active', 'calculatorOnly'] as const;
/** Public sites of customers, also on their own domains. */
export const siteVisitors = ['loggedOut', 'active', 'unknownHost'] as const;

/** Rows of one owner. */
export function ownedBy(owner: RouteOwner, rows: readonly RouteRow[]): OwnedRoute[] {
  return rows.map((row) => ({ ...row, owner }));
}

import type { VisitorKind } from '@girassol/shared-domain';

/** Visitor kinds of routes that only users of accounts in good standing may open. */
export const activeVisitors: VisitorKind[] = ['active'];
/** Visitor kinds of routes for users with a session, also of accounts whose payment is irregular. */
export const signedInVisitors: VisitorKind[] = ['active', 'inactive'];
/** Visitor kinds of routes that are open with or without a session. */
export const anyVisitor: VisitorKind[] = ['loggedOut', 'active', 'inactive'];
/**
 * Visitor kinds of routes for visitors without a session and for users of accounts in good standing; users of
 * an account with irregular payment are redirected.
 */
export const loggedOutOrActive: VisitorKind[] = ['loggedOut', 'active'];
/** Visitor kinds that may see the login screen. */
export const loginVisitors: VisitorKind[] = ['loggedOut', 'active', 'calculatorOnly'];
/** Visitor kinds of the public sites of installers, also under an installer's own domain (`unknownHost`). */
export const siteVisitors: VisitorKind[] = ['loggedOut', 'active', 'unknownHost'];

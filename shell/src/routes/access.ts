import type { VisitorKind } from '@girassol/shared-domain';

/** Active accounts only. */
export const activeOnly: VisitorKind[] = ['active'];
/** Any account with a session, also one whose payment is irregular. */
export const signedIn: VisitorKind[] = ['active', 'inactive'];
/** With or without a session. */
export const anyVisitor: VisitorKind[] = ['loggedOut', 'active', 'inactive'];
/** Without a session or in good standing; an irregular account is sent to what it may use. */
export const goodStanding: VisitorKind[] = ['loggedOut', 'active'];
/** Everybody who may see the login screen. */
export const loginVisitors: VisitorKind[] = ['loggedOut', 'active', 'calculatorOnly'];
/** Public sites of customers, also on their own domains. */
export const siteVisitors: VisitorKind[] = ['loggedOut', 'active', 'unknownHost'];

import type { SessionVisit } from './session-visit';

/** Plan of an account (shell-007). BASIC and CRM both count as "not ENTERPRISE". */
export type AccountPlan = 'BASIC' | 'CRM' | 'ENTERPRISE';

/** Labels of the plans of an account, as the price table and the signup name them. */
export const accountPlanLabels: Readonly<Record<AccountPlan, string>> = {
  BASIC: 'Simples',
  CRM: 'CRM',
  ENTERPRISE: 'Enterprise',
};

/** Type of a user: MANAGER owns the account; VENDOR acts by individual permissions (shell-006, shell-010). */
export type UserType = 'MANAGER' | 'VENDOR';

/** Names of the 21 individual permission flags of a collaborator (collaborators-001). */
export const individualPermissionNames = [
  'salesManager',
  'configManager',
  'contractManager',
  'employeesManager',
  'kitsManager',
  'administrativeManager',
  'projectManager',
  'installationManager',
  'afterSalesManager',
  'preSalesManager',
  'pricingEdit',
  'pricingTab',
  'customersList',
  'proposalsList',
  'salesKanban',
  'administrativeKanban',
  'preSalesKanban',
  'projectKanban',
  'installationKanban',
  'afterSalesKanban',
  'dataDeletion',
] as const;

export type IndividualPermission = (typeof individualPermissionNames)[number];
export type IndividualPermissions = Partial<Record<IndividualPermission, boolean>>;

/** User with id and name only. */
export interface NamedPerson {
  _id: string;
  personalData: { name: string };
}

/**
 * Session as the browser stores it (shell.session-001). `managerId` is the id of the account; `managerUserId` is the id
 * of its owner's user.
 */
export interface Session {
  userId: string;
  email: string;
  personalData: { name: string };
  managerId: string;
  managerUserId: string;
  vendors: NamedPerson[];
  token: string;
  type: UserType;
  isAdmin: boolean;
  statusOk: boolean;
  status: string;
  signupPlan: AccountPlan;
  activeModules: string[];
  whitelabel: string | null;
  azumeFinanceData: { status: string | null };
  isSerranaCalcClient: boolean;
  admAccess: boolean;
  /** End of the session, epoch milliseconds. */
  expiration: number;
  /** Day on which the account is deleted, as its owner asked; null or absent: nobody asked. ISO date. */
  closesOn?: string | null | undefined;
  /** The account is new, and its owner has not put its first steps away. */
  isNew?: true | undefined;
  /** Set if the administration of the platform visits the account. */
  visit?: SessionVisit | undefined;
  /** Day from which the account requires a second factor that the person lacks, `yyyy-mm-dd`; absent: nothing is lacking. */
  factorDueOn?: string | undefined;
  /** That day has come: only the set-up of a factor is answered. */
  needsFactor?: true | undefined;
}

/**
 * Kind of visitor of the application: logged out, active, inactive, calculator only, or unknown host. If
 * several kinds apply, the precedence of the specification decides, in which unknownHost comes first.
 */
export type VisitorKind =
  /** Nobody is logged in. */
  | 'loggedOut'
  /** Somebody of an account in good standing, or the administration of the platform. */
  | 'active'
  /** Somebody of an account whose payment is irregular. */
  | 'inactive'
  /** A client of a white-label who may only use the calculator. */
  | 'calculatorOnly'
  /** Visitor of a customer's own domain. */
  | 'unknownHost';

/** Lifetime of a session in days (shell.session-001). */
export const SESSION_LIFETIME_DAYS = 7;

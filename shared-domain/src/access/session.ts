/** The plan of an account (shell-007): BASIC and CRM are both "not ENTERPRISE". */
export type SignupPlan = 'BASIC' | 'CRM' | 'ENTERPRISE';

/** MANAGER owns the account; a VENDOR acts by individual permissions (shell-006, shell-010). */
export type UserType = 'MANAGER' | 'VENDOR';

/** The 21 individual permission flags of a collaborator (collaborators-001). */
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

export interface PersonName {
  _id: string;
  personalData: { name: string };
}

/**
 * The session as the browser keeps it (shell.session-001). `managerId` is the account; `managerUserId` is its owner's
 * user.
 */
export interface Session {
  userId: string;
  email: string;
  personalData: { name: string };
  managerId: string;
  managerUserId: string;
  vendors: PersonName[];
  token: string;
  type: UserType;
  isAdmin: boolean;
  statusOk: boolean;
  status: string;
  signupPlan: SignupPlan;
  activeModules: string[];
  whitelabel: string | null;
  azumeFinanceData: { status: string | null };
  isSerranaCalcClient: boolean;
  admAccess: boolean;
  /** End of the session, epoch milliseconds. */
  expiration: number;
}

/** Who is looking: one value, in the precedence of the specification (unknownHost first). */
export type VisitorKind =
  /** Nobody is logged in. */
  | 'loggedOut'
  /** Somebody of an account in good standing, or the administration of the platform. */
  | 'active'
  /** Somebody of an account whose payment is irregular. */
  | 'inactive'
  /** A client of a white-label who may only use the calculator. */
  | 'calculatorOnly'
  /** Whoever comes by a domain of a customer. */
  | 'unknownHost';

/** Sessions last seven days (shell.session-001). */
export const SESSION_DAYS = 7;

import { type BoardKind, boardPermissions } from '../boards/board-permissions';
import type { ExportKind } from '../exports/export-kinds';
import type { IndividualPermission, IndividualPermissions, Session } from './session';

/**
 * When something may be seen, as data: menus, tabs, cards and slots carry one. Every part present must hold.
 * It hides what a person cannot use; the server decides again on every call.
 */
export interface Condition {
  /** All of these must hold. */
  all?: Condition[];
  /** At least one of these must hold. */
  any?: Condition[];
  /** This must not hold. */
  not?: Condition;
  /** The plan of the account: this one, or any but the basic one. */
  plan?: 'ENTERPRISE' | 'NOT_BASIC';
  /** A vendor needs this individual permission; a manager always has it. */
  permission?: IndividualPermission;
  /** The owner of the account, or one of its collaborators. */
  userType?: 'MANAGER' | 'VENDOR';
  /** A module that the account has booked. */
  module?: string;
  /** `'any'`: some white-label; otherwise that one. */
  whitelabel?: string;
  /** The item at hand is on one of these boards; never where there is no item. */
  boardKinds?: BoardKind[];
  /** A manager, or a vendor with the manager right of the board in question. */
  boardManager?: true;
  /** The list at hand is one of these; never where there is no list. */
  lists?: ExportKind[];
  /** A setting of the account is on. Not before the settings are known. */
  preference?: 'useManagerKits' | 'vendorPriceEdit' | 'autoCreateProjAndInst' | 'autoCreateAfterSale';
  /** The administration of the platform only. */
  admin?: true;
}

/** What a condition is judged by. */
export interface Facts {
  session: Pick<Session, 'type' | 'signupPlan' | 'activeModules' | 'whitelabel' | 'isAdmin'>;
  /** The own permission flags of the user. */
  permissions: IndividualPermissions;
  preferences?: Partial<Record<NonNullable<Condition['preference']>, boolean>>;
  /** The board of the item at hand, where there is one. */
  boardKind?: BoardKind;
  /** The list at hand, where there is one. */
  list?: ExportKind;
}

/** Does `condition` hold for these facts? No condition always holds. */
export function meets(condition: Condition | undefined, facts: Facts): boolean {
  if (!condition) return true;
  const { session, permissions, boardKind } = facts;
  const isManager = session.type === 'MANAGER';
  const holds = (permission: IndividualPermission) => isManager || permissions[permission] === true;

  if (condition.all && !condition.all.every((part) => meets(part, facts))) return false;
  if (condition.any && !condition.any.some((part) => meets(part, facts))) return false;
  if (condition.not && meets(condition.not, facts)) return false;
  if (condition.plan === 'ENTERPRISE' && session.signupPlan !== 'ENTERPRISE') return false;
  if (condition.plan === 'NOT_BASIC' && session.signupPlan === 'BASIC') return false;
  if (condition.permission && !holds(condition.permission)) return false;
  if (condition.userType && session.type !== condition.userType) return false;
  if (condition.module && !session.activeModules.includes(condition.module)) return false;
  if (condition.whitelabel === 'any' && session.whitelabel === null) return false;
  if (condition.whitelabel && condition.whitelabel !== 'any' && session.whitelabel !== condition.whitelabel)
    return false;
  if (condition.boardKinds && !(boardKind && condition.boardKinds.includes(boardKind))) return false;
  if (condition.boardManager && !(boardKind && holds(boardPermissions[boardKind].managerPermission)))
    return false;
  if (condition.lists && !(facts.list && condition.lists.includes(facts.list))) return false;
  if (condition.preference && facts.preferences?.[condition.preference] !== true) return false;
  if (condition.admin && !session.isAdmin) return false;
  return true;
}

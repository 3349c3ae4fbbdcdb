import { type BoardKind, boardPermissions } from '../boards/board-permissions';
import type { ExportKind } from '../exports/export-kinds';
import { canEditArea, type PermissionArea, type PermissionLevels } from './permission-levels';
import type { IndividualPermission, IndividualPermissions, Session } from './session';

/**
 * Condition under which a menu, tab, card or slot is shown, as data. All given parts must hold. A condition only hides
 * what a person cannot use; the server checks the permission again on every call.
 */
export interface Condition {
  /** All of these must hold. */
  all?: Condition[];
  /** At least one of these must hold. */
  any?: Condition[];
  /** Condition that must not hold. */
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
  /** A vendor's level in this area is EDIT; a manager edits everywhere. */
  edits?: PermissionArea;
  /** The account is new, and its owner has not put its first steps away. */
  newAccount?: true;
  /** The administration of the platform only. */
  admin?: true;
}

/** Facts against which a condition is evaluated: session, permissions, settings, and the board or list on screen. */
export interface AccessFacts {
  session: Pick<Session, 'type' | 'signupPlan' | 'activeModules' | 'whitelabel' | 'isAdmin' | 'isNew'>;
  /** The own permission flags of the user. */
  permissions: IndividualPermissions;
  /** The own levels of the user in the areas of the product. An area that is left out has EDIT. */
  levels?: PermissionLevels | undefined;
  preferences?: Partial<Record<NonNullable<Condition['preference']>, boolean>> | undefined;
  /** The board of the item at hand, where there is one. */
  boardKind?: BoardKind | undefined;
  /** The list at hand, where there is one. */
  list?: ExportKind | undefined;
}

/** Returns true if `condition` holds for these facts. An undefined condition always holds. */
export function meetsCondition(condition: Condition | undefined, facts: AccessFacts): boolean {
  if (!condition) return true;
  const { session, permissions, boardKind } = facts;
  const isManager = session.type === 'MANAGER';
  const holds = (permission: IndividualPermission) => isManager || permissions[permission] === true;

  if (condition.all && !condition.all.every((part) => meetsCondition(part, facts))) return false;
  if (condition.any && !condition.any.some((part) => meetsCondition(part, facts))) return false;
  if (condition.not && meetsCondition(condition.not, facts)) return false;
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
  if (condition.edits && !canEditArea(facts, condition.edits)) return false;
  if (condition.newAccount && !session.isNew) return false;
  if (condition.admin && !session.isAdmin) return false;
  return true;
}

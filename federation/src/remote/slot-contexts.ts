import type { BoardKind, IndividualPermissions, Session } from '@girassol/shared-domain';
import type {
  BoardItem,
  Customer,
  FetchScope,
  Settings,
  SettingsChange,
} from '@girassol/shared-domain/contract';
import type { SlotName } from '../registry/manifest';

/** What each slot hands to its contributions. Additive only: a removed or changed field is a new slot version. */
export interface SlotContexts {
  'home.card/v1': {
    session: Session;
    permissions: IndividualPermissions;
    /** Whose figures are shown. */
    scope: { type: FetchScope; id: string };
  };
  'home.tab/v1': SlotContexts['home.card/v1'];
  'board-item.tab/v1': {
    session: Session;
    permissions: IndividualPermissions;
    boardKind: BoardKind;
    item: BoardItem;
  };
  'customer.tab/v1': { session: Session; permissions: IndividualPermissions; customer: Customer };
  'settings.section/v1': {
    session: Session;
    permissions: IndividualPermissions;
    /** As they were when the editing began: a form starts from these, and again whenever they are others. */
    settings: Settings;
    /** Saves what changed, and says so; false where it was refused or called off, and what was typed stays. */
    save: (change: SettingsChange) => Promise<boolean>;
    /** There is something to lose: leaving the section asks. */
    onDirtyChange: (isDirty: boolean) => void;
  };
}

export type SlotContext<Name extends SlotName> = SlotContexts[Name];

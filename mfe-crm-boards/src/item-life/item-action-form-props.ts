import type { BoardItem } from '@girassol/shared-domain/contract';

/**
 * Props of the form of an item action, such as winning or moving the item: the item, the label of the submit
 * button, and callbacks for typed values, success and disappearance of the item.
 */
export interface ItemActionFormProps {
  item: BoardItem;
  /** The words of its button. */
  submitLabel: string;
  /** The item can no longer do this: what was typed stays, sending is off. */
  isBlocked: boolean;
  /** Called after the action succeeded; closes the form. */
  onDone: () => void;
  /** The item is no longer on this board. */
  onGone: (itemId: string) => void;
}

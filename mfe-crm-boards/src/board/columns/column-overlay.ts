/**
 * Overlay that is open on a board: the form for a new column, or the menu of a column or one of the menu's
 * dialogs, anchored at an element.
 */
export type ColumnOverlay =
  | { step: 'create' }
  | { step: 'menu' | 'edit' | 'sort' | 'delete' | 'send'; columnId: string; anchor: HTMLElement };

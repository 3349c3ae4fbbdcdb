/** What is being done with a column: its menu is open, or one of the windows the menu leads to. */
export type ColumnTask =
  | { step: 'create' }
  | { step: 'menu' | 'edit' | 'sort' | 'delete' | 'send'; columnId: string; anchor: HTMLElement };

/** What both ways to show the editor take. */
export interface EditorViewProps {
  /** Where the site is. */
  url: string;
  /** Of a narrow screen, which shows one at a time. */
  shown: 'blocks' | 'fields' | 'preview';
  onShow: (shown: 'blocks' | 'fields' | 'preview') => void;
  /** Takes a block in hand, and the focus to a field of it; null: of the site as a whole. */
  goToField: (blockId: string | null, path: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

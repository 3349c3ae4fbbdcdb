/** Props that the wide and the narrow layout of the site editor have in common. */
export interface EditorLayoutProps {
  /** URL of the site. */
  url: string;
  /** Visible region on a narrow screen, which shows one at a time. */
  shown: 'blocks' | 'fields' | 'preview';
  onShow: (shown: 'blocks' | 'fields' | 'preview') => void;
  /** Takes a block in hand, and the focus to a field of it; null: of the site as a whole. */
  goToField: (blockId: string | null, path: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

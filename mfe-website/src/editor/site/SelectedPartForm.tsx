import { BlockForm } from '../fields/BlockForm';
import { useEditorState } from '../state/editor-store';
import { BusinessPanel } from './BusinessPanel';
import { LookPanel } from './LookPanel';
import { SearchListingPanel } from './SearchListingPanel';

/** Form of the block or site-wide part that is selected in the editor. */
export function SelectedPartForm({ url }: { url: string }) {
  const selected = useEditorState((state) => state.selected);
  switch (selected.part) {
    case 'block':
      return <BlockForm key={selected.id} blockId={selected.id} />;
    case 'business':
      return <BusinessPanel />;
    case 'search':
      return <SearchListingPanel url={url} />;
    case 'look':
      return <LookPanel />;
  }
}

import { BlockForm } from '../fields/BlockForm';
import { useEditor } from '../state/editor-store';
import { BusinessPanel } from './BusinessPanel';
import { LookPanel } from './LookPanel';
import { SearchPanel } from './SearchPanel';

/** The form of what is in hand. */
export function SelectedForm({ url }: { url: string }) {
  const selected = useEditor((state) => state.selected);
  switch (selected.part) {
    case 'block':
      return <BlockForm key={selected.id} blockId={selected.id} />;
    case 'business':
      return <BusinessPanel />;
    case 'search':
      return <SearchPanel url={url} />;
    case 'look':
      return <LookPanel />;
  }
}

import { Dialog } from '@girassol/shared-ui/overlays';
import { follow } from '../navigation/follow';
import { usePlaces } from '../navigation/places-context';
import { SearchBox } from './SearchBox';

/** Search of everything (Ctrl+K): pages, and what the areas find. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const places = usePlaces();
  function open(to: string) {
    onClose();
    follow(places, to);
  }
  return (
    <Dialog isOpen onClose={onClose} title="Buscar" size="md">
      <SearchBox onOpen={open} />
    </Dialog>
  );
}

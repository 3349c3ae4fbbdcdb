import { Dialog } from '@girassol/shared-ui/overlays';
import { navigateAsLink } from '../navigation/follow';
import { useShellNavigation } from '../navigation/navigation-context';
import { SearchBox } from './SearchBox';

/** Global search (Ctrl+K): pages, and results of the areas. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const places = useShellNavigation();
  function open(to: string) {
    onClose();
    navigateAsLink(places, to);
  }
  return (
    <Dialog isOpen onClose={onClose} title="Buscar" size="md">
      <SearchBox onOpen={open} />
    </Dialog>
  );
}

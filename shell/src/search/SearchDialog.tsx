import { Dialog } from '@girassol/shared-ui/overlays';
import { navigateAsLink } from '../navigation/follow';
import { useShellNavigation } from '../navigation/navigation-context';
import type { SearchTarget } from './results';
import { SearchBox } from './SearchBox';

interface SearchDialogProps {
  onClose: () => void;
  onHelp: () => void;
}

/** Global search (Ctrl+K): pages, results of the areas, and actions of the shell. */
export default function SearchDialog({ onClose, onHelp }: SearchDialogProps) {
  const places = useShellNavigation();
  function open(to: SearchTarget) {
    onClose();
    if (typeof to === 'function') to();
    else navigateAsLink(places, to);
  }
  return (
    <Dialog isOpen onClose={onClose} title="Buscar" size="md" fillsPhone>
      <SearchBox onOpen={open} onHelp={onHelp} />
    </Dialog>
  );
}

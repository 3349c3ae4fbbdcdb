import type { Collaborator } from '@girassol/account-domain/contract';
import { Button } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { MenuPreview } from '../rights/MenuPreview';

/** Dialog that draws the menu of a collaborator and says whose records the collaborator sees. */
export default function SightDialog({
  collaborator,
  onClose,
}: {
  collaborator: Collaborator;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen
      size="sm"
      title={collaborator.name}
      onClose={onClose}
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      <MenuPreview rights={collaborator} name={collaborator.name} />
    </Dialog>
  );
}

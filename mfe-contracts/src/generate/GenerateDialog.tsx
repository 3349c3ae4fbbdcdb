import type { BoardItem } from '@girassol/shared-domain/contract';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useNavigate } from 'react-router-dom';
import { WishForm } from './WishForm';
import { wishPath } from './wish';

/** The popover GERAR CONTRATO (contracts-008). */
export function GenerateDialog({ item, onClose }: { item: BoardItem; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog isOpen size="sm" title="GERAR CONTRATO" onClose={onClose}>
      <WishForm
        item={item}
        onWish={(wish) => {
          onClose();
          navigate(wishPath(item._id, wish));
        }}
      />
    </Dialog>
  );
}

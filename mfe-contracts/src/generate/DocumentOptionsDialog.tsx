import type { BoardItem } from '@girassol/shared-domain/contract';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useNavigate } from 'react-router-dom';
import { buildDocumentGenerationPath } from './chosen-document-options';
import { DocumentOptionsForm } from './DocumentOptionsForm';

/**
 * Dialog "GERAR CONTRATO" in which a person chooses the options of a document. Leads to the page that
 * generates the document (contracts-008).
 */
export function DocumentOptionsDialog({ item, onClose }: { item: BoardItem; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog isOpen size="sm" title="GERAR CONTRATO" onClose={onClose}>
      <DocumentOptionsForm
        item={item}
        onWish={(wish) => {
          onClose();
          navigate(buildDocumentGenerationPath(item._id, wish));
        }}
      />
    </Dialog>
  );
}

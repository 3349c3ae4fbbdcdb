import { FormSection } from '@girassol/shared-ui/fields';
import { useNavigate, useParams } from 'react-router-dom';
import { saleContractsPath } from '../addresses/contracts';
import { buildDocumentGenerationPath } from './chosen-document-options';
import { DocumentOptionsForm } from './DocumentOptionsForm';
import { ItemPageFrame } from './ItemPageFrame';

/** Page `/escolher-contrato/:saleId`: chooses the template of an item's contract (contracts-005). */
export default function ChooseTemplatePage() {
  const { saleId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <ItemPageFrame saleId={saleId} title="Escolher contrato">
      {(item) => (
        <FormSection aria-label="De que é feito">
          <DocumentOptionsForm
            item={item}
            cancelTo={saleContractsPath(saleId)}
            onWish={(wish) => navigate(buildDocumentGenerationPath(saleId, wish))}
          />
        </FormSection>
      )}
    </ItemPageFrame>
  );
}

import { FormSection } from '@girassol/shared-ui/fields';
import { useNavigate, useParams } from 'react-router-dom';
import { ItemPage } from './ItemPage';
import { WishForm } from './WishForm';
import { wishPath } from './wish';

/** `/escolher-contrato/:saleId`: what a contract of the item is made of (contracts-005). */
export default function ChooseTemplatePage() {
  const { saleId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <ItemPage saleId={saleId} title="Escolher contrato">
      {(item) => (
        <FormSection aria-label="De que é feito">
          <WishForm item={item} onWish={(wish) => navigate(wishPath(saleId, wish))} />
        </FormSection>
      )}
    </ItemPage>
  );
}

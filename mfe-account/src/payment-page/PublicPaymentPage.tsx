import { Text } from '@girassol/shared-ui';
import { useParams } from 'react-router-dom';
import { ChargeState } from '../success/ChargeState';

/**
 * Page `/assinatura/pagar/:token`: pays a charge without a login ("segunda via"). Its address is in every reminder.
 */
export default function PublicPaymentPage() {
  const { token = '' } = useParams();
  return (
    <ChargeState key={token} token={token}>
      <Text as="p" tone="soft">
        Obrigado! O recibo está em Assinatura, na conta. Você já pode fechar esta página.
      </Text>
    </ChargeState>
  );
}

import { TextLink } from '@girassol/shared-ui';
import { Link } from '../navigation/Link';
import { useShellNavigation } from '../navigation/navigation-context';
import { findRoute } from '../routes/decide';
import { NoticeStrip } from './NoticeStrip';

/** Banner on every page of an account whose payment is irregular (shell.access-010). */
export function IrregularPaymentBanner() {
  const canPay = findRoute(useShellNavigation().routes, '/financeiro') !== undefined;
  return (
    <NoticeStrip
      label="Situação do pagamento"
      icon="warning"
      action={
        canPay && (
          <TextLink as={Link} to="/financeiro">
            Regularizar pagamento
          </TextLink>
        )
      }
    >
      Sua situação de pagamento está irregular. Algumas funcionalidades foram removidas até a regularização.
    </NoticeStrip>
  );
}

import { useSession } from '@girassol/shared-auth';
import { formatEnumeration } from '@girassol/shared-domain';
import { TextLink } from '@girassol/shared-ui';
import { useUnpaidMenuLabels } from '../menus/use-menus';
import { Link } from '../navigation/Link';
import { useShellNavigation, useVisitorLocation } from '../navigation/navigation-context';
import { findRoute } from '../routes/decide';
import { NoticeStrip } from './NoticeStrip';

/** As many names as stand on one line beside the sentence; on the home page a card has them all. */
const NAMED = 4;

/** Banner on every page of an account whose payment is irregular (shell.access-010). */
export function IrregularPaymentBanner() {
  const canPay = findRoute(useShellNavigation().routes, '/financeiro') !== undefined;
  const isOwner = useSession()?.type === 'MANAGER';
  const labels = useUnpaidMenuLabels();
  const more = labels.length - NAMED;
  const isHome = useVisitorLocation().path === '/inicio';
  const named = more > 1 ? [...labels.slice(0, NAMED), `mais ${more}`] : labels;
  return (
    <NoticeStrip
      label="Situação do pagamento"
      icon="warning"
      action={
        canPay && (
          <TextLink as={Link} to="/financeiro">
            {isOwner ? 'Regularizar pagamento' : 'Quem pode regularizar'}
          </TextLink>
        )
      }
    >
      Sua situação de pagamento está irregular. Algumas funcionalidades foram removidas até a regularização.
      {!isHome && named.length > 0 && ` Sem acesso por enquanto: ${formatEnumeration(named)}.`}
    </NoticeStrip>
  );
}

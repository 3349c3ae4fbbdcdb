import { useSession } from '@girassol/shared-auth';
import { formatEnumeration } from '@girassol/shared-domain';
import { ButtonLink, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { useUnpaidMenuLabels } from '../menus/use-menus';
import { Link } from '../navigation/Link';
import { useShellNavigation, useVisitorLocation } from '../navigation/navigation-context';
import { findRoute } from '../routes/decide';
import { NoticeStrip } from './NoticeStrip';

/** As many names as stand on one line beside the sentence. */
const MAX_NAMED = 3;

const PAYMENT_PATH = '/financeiro';

/**
 * Banner on the pages of an account whose payment is irregular: which page did not open, what is missing until the
 * payment, and the way to the payment or to the person who may pay (shell.access-009, shell.access-010). The page of the
 * payment itself says it in its own words.
 */
export function IrregularPaymentBanner() {
  const { path } = useVisitorLocation();
  const { routes, getUnpaidPage } = useShellNavigation();
  const isOwner = useSession()?.type === 'MANAGER';
  const labels = useUnpaidMenuLabels();
  if (path === PAYMENT_PATH) return null;
  const canPay = findRoute(routes, PAYMENT_PATH) !== undefined;
  const page = getUnpaidPage();
  const named = labels.length > MAX_NAMED + 1 ? [...labels.slice(0, MAX_NAMED), 'outras áreas'] : labels;
  return (
    <NoticeStrip
      label="Situação do pagamento"
      icon="warning"
      action={
        canPay && (
          <ButtonLink as={Link} to={PAYMENT_PATH} size="sm">
            {isOwner ? 'Regularizar pagamento' : 'Quem pode regularizar'}
          </ButtonLink>
        )
      }
    >
      {page && <strong>“{page}” não abre por enquanto. </strong>}
      Sua situação de pagamento está irregular. Algumas funcionalidades foram removidas até a regularização.
      {!isOwner && ' Só o titular da conta pode regularizar.'}
      {named.length > 0 && <Wide> Sem acesso por enquanto: {formatEnumeration(named)}.</Wide>}
    </NoticeStrip>
  );
}

/** Left out on a phone, where the menu shows what is missing. */
const Wide = styled.span`
  @media ${tokens.screen.phone} { display: none; }
`;

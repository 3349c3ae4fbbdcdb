import { usePaymentWay } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';
import { formatEnumeration } from '@girassol/shared-domain';
import { ButtonLink, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { useUnpaidMenuLabels } from '../menus/use-menus';
import { Link } from '../navigation/Link';
import { useShellNavigation, useVisitorLocation } from '../navigation/navigation-context';
import { NoticeStrip } from './NoticeStrip';

/** As many names as stand on one line beside the sentence. */
const MAX_NAMED = 3;

/**
 * Banner on the pages of an account whose payment is irregular: which page did not open, what is missing until the
 * payment, and the way to the payment or to the person who may pay (shell.access-009, shell.access-010). The page of the
 * payment itself says it in its own words.
 */
export function IrregularPaymentBanner() {
  const { path } = useVisitorLocation();
  const { getUnpaidPage } = useShellNavigation();
  const payment = usePaymentWay();
  const isOwner = useSession()?.type === 'MANAGER';
  const labels = useUnpaidMenuLabels();
  if (path === payment?.path) return null;
  const page = getUnpaidPage();
  const named = labels.length > MAX_NAMED + 1 ? [...labels.slice(0, MAX_NAMED), 'outras áreas'] : labels;
  return (
    <NoticeStrip
      label="Situação do pagamento"
      icon="warning"
      action={
        payment && (
          <ButtonLink as={Link} to={payment.path} size="sm">
            {payment.label}
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

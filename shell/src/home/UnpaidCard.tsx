import { formatEnumeration } from '@girassol/shared-domain';
import { ButtonLink, Heading, Icon, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { useUnpaidMenuLabels } from '../menus/use-menus';
import { Link } from '../navigation/Link';
import { useShellNavigation, useVisitorLocation } from '../navigation/navigation-context';
import { findRoute } from '../routes/decide';

/**
 * First card on the home page of an account whose payment is irregular: which page did not open, what is missing until the
 * payment, and the way to the payment or to the person who may pay (shell.access-009, shell.access-010).
 */
export function UnpaidCard({ isOwner }: { isOwner: boolean }) {
  useVisitorLocation();
  const { routes, getUnpaidPage } = useShellNavigation();
  const labels = useUnpaidMenuLabels();
  const page = getUnpaidPage();
  const hasPayment = findRoute(routes, '/financeiro') !== undefined;
  return (
    <Notice aria-label="Pagamento irregular">
      <Icon name="warning" size={20} />
      <div>
        <Heading level={2} size={16}>
          {page
            ? `“${page}” não abre enquanto o pagamento da conta está irregular.`
            : 'Comece pelo pagamento: ele está irregular.'}
        </Heading>
        {labels.length > 0 && <Text as="p">{`Sem acesso por enquanto: ${formatEnumeration(labels)}.`}</Text>}
        <Text as="p">
          {isOwner
            ? 'Seus dados estão guardados, e tudo volta assim que o pagamento for confirmado.'
            : 'Só o titular da conta pode regularizar. Fale com essa pessoa.'}
        </Text>
      </div>
      {hasPayment && (
        <ButtonLink as={Link} to="/financeiro" variant={isOwner ? 'primary' : 'secondary'}>
          {isOwner ? 'Ir para o pagamento' : 'Quem pode regularizar'}
        </ButtonLink>
      )}
    </Notice>
  );
}

const { color, radius, space } = tokens;

const Notice = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[12]} ${space[16]};
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  > svg { flex: none; color: ${color.warnInk}; }
  > div { flex: 1 1 280px; min-width: 0; }
  p { margin: ${space[4]} 0 0; }
`;

import { Icon, Text, TextLink, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';
import { usePlaces } from '../navigation/places-context';
import { findRoute } from '../routes/decide';

/** Every page of an account whose payment is irregular (shell.access-010). */
export function IrregularBanner() {
  const canPay = findRoute(usePlaces().routes, '/financeiro') !== undefined;
  return (
    <Strip aria-label="Situação do pagamento">
      <Icon name="warning" />
      <Text as="p" size={13}>
        Sua situação de pagamento está irregular. Algumas funcionalidades foram removidas até a regularização.
      </Text>
      {canPay && (
        <TextLink as={Link} to="/financeiro">
          Regularizar pagamento
        </TextLink>
      )}
    </Strip>
  );
}

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]} ${tokens.space[12]};
  padding: ${tokens.space[8]} ${tokens.space[24]};
  background: ${tokens.color.warnSoft};
  color: ${tokens.color.warnInk};
  font: ${tokens.font[13]};
  a { color: inherit; }
`;

import { TextLink, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';

/** Link to the recovery of a forgotten password. */
export function PasswordRecoveryLink() {
  return (
    <Centred>
      <TextLink as={Link} to="/recuperacao-de-acesso">
        Esqueci minha senha
      </TextLink>
    </Centred>
  );
}

const Centred = styled.p`
  text-align: center;
  font: ${tokens.font[13]};
`;

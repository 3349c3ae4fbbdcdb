import { inform, TextLink, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';
import { usePlaces } from '../navigation/places-context';
import { findRoute } from '../routes/decide';

const PATH = '/recuperacao-de-acesso';
const LABEL = 'Esqueci minha senha';

/** The way back for who forgot the password; where no area offers it, a word on who can help. */
export function RecoveryLink() {
  const isPresent = findRoute(usePlaces().routes, PATH) !== undefined;
  if (isPresent) {
    return (
      <Centred>
        <TextLink as={Link} to={PATH}>
          {LABEL}
        </TextLink>
      </Centred>
    );
  }
  return (
    <Centred>
      <Plain
        type="button"
        onClick={() =>
          inform({
            title: 'Recuperação de acesso',
            text: 'Peça uma nova senha ao dono da sua conta. Se você é o dono, fale com o suporte pelo contato que recebeu ao assinar: ele confere seus dados e libera o acesso.',
          })
        }
      >
        {LABEL}
      </Plain>
    </Centred>
  );
}

const Centred = styled.p`
  text-align: center;
  font: ${tokens.font[13]};
`;

const Plain = styled.button`
  padding: ${tokens.space[4]} ${tokens.space[8]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${tokens.color.leafInk};
  font: 500 ${tokens.font[13]};
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;

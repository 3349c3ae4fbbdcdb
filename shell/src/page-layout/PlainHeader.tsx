import { Button, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { askAndLogOut } from '../logout/ask-and-log-out';
import { Brand } from './Brand';

/** Header of people who have no top bar (shell.chrome-002): the product's name and a logout. */
export function PlainHeader() {
  return (
    <Line aria-label="Conta">
      <Brand size={20} />
      <Button size="sm" variant="ghost" icon="log-out" onClick={() => void askAndLogOut({ to: '/login' })}>
        SAIR
      </Button>
    </Line>
  );
}

const Line = styled.section`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${tokens.space[4]} ${tokens.space[16]};
  @media print { button { display: none; } }
`;

import { logout } from '@girassol/shared-auth';
import { Button, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { Brand } from './Brand';

/** Calculator clients have no top bar (shell.chrome-002): a quiet line says where they are and lets them leave. */
export function CalculatorHeader() {
  return (
    <Line aria-label="Conta">
      <Brand size={20} />
      <Button size="sm" variant="ghost" icon="log-out" onClick={() => logout({ to: '/login' })}>
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

import { Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Reason why a login or a step of it failed. */
export function LoginProblem({ children }: { children: string }) {
  return (
    <Problem role="alert">
      <Icon name="error" />
      {children}
    </Problem>
  );
}

const Problem = styled.p`
  display: flex;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.badSoft};
  color: ${tokens.color.badInk};
  font: ${tokens.font[13]};
  svg { margin-top: 1px; }
`;

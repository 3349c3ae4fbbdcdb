import { Icon, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Box with the reason why a payment or a step of it failed. */
export function PaymentProblem({ children }: { children: ReactNode }) {
  return (
    <Box role="alert">
      <Icon name="error" size={18} />
      <span>{children}</span>
    </Box>
  );
}

const { color, font, radius, space } = tokens;

const Box = styled.div`
  display: flex;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.card};
  background: ${color.badSoft};
  color: ${color.badInk};
  font: ${font[14]};
  > svg { flex: none; margin-top: 1px; }
`;

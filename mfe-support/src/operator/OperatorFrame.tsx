import { useSession } from '@girassol/shared-auth';
import { tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * Frame of the operator's pages. Above those, the shell draws links between them for operators, with the space below the
 * links; for everybody else the page begins at its own margin.
 */
export function OperatorFrame({ children }: { children: ReactNode }) {
  return <Frame data-below-links={useSession()?.isAdmin === true}>{children}</Frame>;
}

const { screen, space } = tokens;

const Frame = styled.div`
  padding: ${space[24]};
  [role='tabpanel'] { padding-top: ${space[16]}; }
  @media ${screen.narrow} { padding: ${space[16]}; }
  &[data-below-links='true'] { padding-top: 0; }
`;

import { useSession } from '@girassol/shared-auth';
import { NoAccessState, PageHeader, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Frame of the operator's pages. Tells everybody else that the page is not theirs. */
export function OperatorPage({ children }: { children: ReactNode }) {
  const isAdmin = useSession()?.isAdmin === true;
  return (
    <Page>
      {isAdmin ? (
        children
      ) : (
        <>
          <PageHeader title="Administração" />
          <NoAccessState
            title="Somente para a administração"
            text="Preços, cupons e leads são cuidados pela equipe da plataforma."
          />
        </>
      )}
    </Page>
  );
}

const { screen, space } = tokens;

const Page = styled.div`
  box-sizing: border-box;
  padding: ${space[24]} ${space[24]} ${space[48]};
  @media ${screen.narrow} { padding: ${space[16]} ${space[16]} ${space[32]}; }
`;

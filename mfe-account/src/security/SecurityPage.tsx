import { useSession } from '@girassol/shared-auth';
import { ButtonLink, EmptyState, PageHeader, tokens } from '@girassol/shared-ui';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { SecurityCards } from './SecurityCards';

/** Page `/conta/senha/:uid`: password, sessions and records of the person who opens it (account-001). */
export default function SecurityPage() {
  const session = useSession();
  const { uid } = useParams();
  if (!session) return null;
  return (
    <Page>
      <PageHeader title="Senha e segurança" summary="Como você entra, e onde está conectado." />
      {uid === session.userId ? (
        <SecurityCards session={session} />
      ) : (
        <EmptyState
          title="Esta página é de outra pessoa"
          text="Cada um cuida da própria senha."
          action={
            <ButtonLink as={Link} to={`/conta/senha/${session.userId}`} variant="primary">
              Abrir a minha
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}

const { screen, space } = tokens;

const Page = styled.div`
  box-sizing: border-box;
  max-width: 46rem;
  min-height: 100%;
  margin: 0 auto;
  padding: ${space[24]} ${space[24]} ${space[48]};
  @media ${screen.narrow} { padding: ${space[16]} ${space[16]} ${space[32]}; }
`;

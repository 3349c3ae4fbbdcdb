import { useSession } from '@girassol/shared-auth';
import { EmptyState, PageHeader, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** First page of the new area, at `/exemplo`. */
export default function HomePage() {
  const session = useSession();
  if (!session) return null;
  return (
    <Page>
      <PageHeader title="Exemplo" />
      <EmptyState title={`Olá, ${session.personalData.name}`} text="Esta é a página da nova área." />
    </Page>
  );
}

const Page = styled.div`
  padding: ${tokens.space[24]};
  @media ${tokens.screen.narrow} { padding: ${tokens.space[16]}; }
`;

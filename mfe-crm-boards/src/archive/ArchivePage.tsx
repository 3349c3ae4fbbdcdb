import { PageHeader, TextLink, tokens } from '@girassol/shared-ui';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { customerPath } from '../addresses/customers';
import { ArchiveGate } from './ArchiveGate';

/** Page `/arquivos/:cid`: all files of a customer. */
export default function ArchivePage() {
  const { cid = '' } = useParams();
  return (
    <Page>
      <ArchiveGate
        key={cid}
        cid={cid}
        head={({ customerName, summary, action }) => (
          <PageHeader
            title={customerName ? `Arquivos de ${customerName}` : 'Arquivos do cliente'}
            summary={
              <>
                <TextLink as={Link} to={customerPath(cid)}>
                  Abrir cadastro
                </TextLink>
                {summary && (
                  <>
                    {' · '}
                    <span>{summary}</span>
                  </>
                )}
              </>
            }
            actions={action}
          />
        )}
      />
    </Page>
  );
}

const Page = styled.div`
  max-width: 80rem;
  margin: 0 auto;
  padding: ${tokens.space[24]};
  @media ${tokens.screen.phone} { padding: ${tokens.space[16]}; }
`;

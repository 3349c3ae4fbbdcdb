import { api } from '@girassol/shared-auth';
import { formatBytes, formatDateTime, formatProposalNumber } from '@girassol/shared-domain';
import type { PublicProposalArchive } from '@girassol/shared-domain/contract';
import {
  Badge,
  ButtonLink,
  EmptyState,
  ErrorState,
  Icon,
  PageHeader,
  Row,
  Stack,
  Text,
  TextLink,
  tokens,
} from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';

const TITLE = 'Documentos da proposta';

/**
 * Page `/proposta/arquivo/...` with the documents of a proposal that are retained. Open without login to
 * anybody who knows the address.
 */
export default function RetainedDocumentsPage() {
  const address = useParams();
  const query = useQuery({
    queryKey: ['proposal-archive', address],
    queryFn: async ({ signal }) => (await readArchive(address, signal)).archive,
    // Links to files are good for some minutes.
    staleTime: 5 * 60_000,
    retry: false,
  });
  return (
    <ListFrame>
      {query.data ? (
        <Documents {...query.data} />
      ) : (
        <>
          <PageHeader title={TITLE} />
          {query.isError ? (
            <NoDocuments error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <LoadingList label="Carregando os documentos" />
          )}
        </>
      )}
    </ListFrame>
  );
}

function readArchive(
  { pid = '', slug, count, code }: Record<string, string | undefined>,
  signal: AbortSignal,
) {
  const options = { signal, silent: true } as const;
  if (slug && count && code)
    return api('GET /proposals/archive/:slug/:count/:code', { params: { slug, count, code }, ...options });
  return api('GET /proposals/archive/:frontId', { params: { frontId: pid }, ...options });
}

/** Wrong, over or being changed is said in the server's words; anything else may be tried again. */
function NoDocuments({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return <ErrorState error={error} title="Não foi possível carregar os documentos" onRetry={onRetry} />;
}

function Documents({ count, companyName, customerName, finalUrl, pdfUrl, documents }: PublicProposalArchive) {
  return (
    <>
      <PageHeader
        title={TITLE}
        summary={`Proposta ${formatProposalNumber(count)} de ${companyName} para ${customerName}`}
        actions={
          <Row gap={8} wraps>
            <ButtonLink href={pdfUrl} icon="download">
              PDF de agora
            </ButtonLink>
            <ButtonLink href={finalUrl} variant="primary" icon="eye">
              Ver proposta
            </ButtonLink>
          </Row>
        }
      />
      {documents.length === 0 ? (
        <EmptyState
          title="Nenhum documento guardado ainda"
          text="O PDF de cada versão fica guardado aqui depois de ser aberto pela primeira vez."
          action={
            <ButtonLink href={pdfUrl} icon="file">
              Abrir o PDF de agora
            </ButtonLink>
          }
        />
      ) : (
        <List aria-label="Documentos, do mais novo ao mais antigo">
          {documents.map(({ _id, name, kind, isCurrent, registryTimestamp, size, url }) => (
            <li key={_id}>
              <Icon name="file" size={20} />
              <Stack gap={4}>
                <Row gap={8} wraps>
                  <TextLink href={url} target="_blank" rel="noreferrer">
                    {name}
                  </TextLink>
                  <Badge tone={isCurrent ? 'good' : 'neutral'}>
                    {isCurrent ? 'Versão atual' : 'Versão anterior'}
                  </Badge>
                </Row>
                <Text size={13} tone="soft">
                  {kind === 'SENT' ? 'Enviado' : 'Gerado'} em {formatDateTime(registryTimestamp)} ·{' '}
                  {formatBytes(size)}
                </Text>
              </Stack>
            </li>
          ))}
        </List>
      )}
    </>
  );
}

const List = styled.ul`
  & > li {
    display: flex;
    gap: ${tokens.space[12]};
    padding: ${tokens.space[16]} 0;
    border-bottom: 1px solid ${tokens.color.lineSoft};
  }
`;

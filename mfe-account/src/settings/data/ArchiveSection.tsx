import type { AccountArchive } from '@girassol/account-domain/contract';
import { formatBytes, formatDate, toIsoDate } from '@girassol/shared-domain';
import { Button, DateText, ErrorState, Row, Skeleton, Stack, Text, tokens } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PasswordDialog } from './PasswordDialog';
import { isArchiveActive, loadArchiveLink, requestArchive, useArchives } from './use-archives';

/** Section in which the owner takes everything of the account away as one archive. */
export function ArchiveSection({ userId }: { userId: string }) {
  const { data, isError, error, isFetching, refetch } = useArchives(userId);
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState<AccountArchive | null>(null);
  const isActive = data?.archives.some(isArchiveActive) === true;
  return (
    <FormSection aria-labelledby="section-archive">
      <h2 id="section-archive">Baixar tudo</h2>
      <p>
        Um arquivo zip com todos os registros da conta e os arquivos guardados. Senhas, links de acesso e
        códigos ficam de fora; o LEIA-ME diz quais. Avisamos por e-mail quando estiver pronto, e ele fica
        disponível por 7 dias.
      </p>
      {isError && !data && (
        <ErrorState error={error} isCompact isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton height={80} />}
      {data && (
        <Stack gap={16}>
          {data.archives.length > 0 && (
            <List aria-label="Arquivos pedidos">
              {data.archives.map((archive) => (
                <li key={archive._id}>
                  <ArchiveState archive={archive} />
                  {canOpen(archive) && (
                    <Button size="sm" icon="download" onClick={() => setOpened(archive)}>
                      Baixar
                    </Button>
                  )}
                </li>
              ))}
            </List>
          )}
          <Row>
            <Button icon="download" disabled={isActive} onClick={() => setAsking(true)}>
              Preparar arquivo com tudo
            </Button>
          </Row>
        </Stack>
      )}
      {isAsking && (
        <PasswordDialog
          title="Preparar arquivo com tudo"
          submitLabel="Preparar"
          onSubmit={(password) => requestArchive(userId, password)}
          onClose={() => setAsking(false)}
        >
          O arquivo tem os dados pessoais de todos os seus clientes. Confirme que é você.
        </PasswordDialog>
      )}
      {opened && (
        <PasswordDialog
          title="Baixar arquivo"
          submitLabel="Baixar"
          onSubmit={async (password) =>
            window.location.assign(await loadArchiveLink(userId, opened._id, password))
          }
          onClose={() => setOpened(null)}
        >
          Digite a sua senha outra vez. O link vale por alguns minutos.
        </PasswordDialog>
      )}
    </FormSection>
  );
}

const canOpen = ({ state, expiresTimestamp }: AccountArchive): boolean =>
  state === 'DONE' && expiresTimestamp !== null && expiresTimestamp > Date.now();

function ArchiveState({ archive }: { archive: AccountArchive }) {
  const { requestedTimestamp, requestedBy } = archive;
  return (
    <div>
      <Text as="p" role={isArchiveActive(archive) ? 'status' : undefined}>
        {describeState(archive)}
      </Text>
      <Text as="p" size={12} tone="soft">
        Pedido por {requestedBy} em <DateText value={requestedTimestamp} show="dateTime" />
      </Text>
    </div>
  );
}

function describeState(archive: AccountArchive): string {
  const { state, rows, files, size, expiresTimestamp, problem } = archive;
  if (state === 'QUEUED') return 'Na fila.';
  const counted = `${rows.toLocaleString('pt-BR')} registros e ${files.toLocaleString('pt-BR')} arquivos`;
  if (state === 'WRITING') return `Sendo escrito: ${counted} até agora.`;
  if (state === 'FAILED') return problem ?? 'Não foi escrito.';
  if (!canOpen(archive)) return `${counted}. O prazo para baixar acabou.`;
  const until =
    expiresTimestamp === null ? '' : ` Disponível até ${formatDate(toIsoDate(expiresTimestamp))}.`;
  return `Pronto: ${counted}, ${formatBytes(size ?? 0)}.${until}`;
}

const { color, space } = tokens;

const List = styled.ul`
  display: grid;
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]} ${space[16]};
    padding-bottom: ${space[12]};
    border-bottom: 1px solid ${color.lineSoft};
  }
  p { margin: 0; }
`;

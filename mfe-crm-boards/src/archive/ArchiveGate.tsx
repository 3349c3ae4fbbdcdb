import { PlanActions } from '@girassol/federation/remote';
import { ApiError, canQueueWrites, useApiQuery, useConditionFacts, useSession } from '@girassol/shared-auth';
import { can, formatBytes, isEnterprisePlan } from '@girassol/shared-domain';
import type { Archive as ArchiveData } from '@girassol/shared-domain/contract';
import { Button, EmptyState, ErrorState, Skeleton, Stack, WayLinks } from '@girassol/shared-ui';
import { type ReactNode, useState } from 'react';
import { Archive } from './Archive';
import { formatFileCount } from './state/archive-actions';
import { useArchive } from './state/use-archive';
import { UnopenedArchive } from './UnopenedArchive';

interface ArchiveGateProps {
  cid: string;
  /** The item in whose panel the archive is, in words that people know. */
  itemName?: string;
  /** Renders the head of the surrounding page or tab. */
  head(parts: {
    customerName: string | undefined;
    summary: string | undefined;
    action: ReactNode;
  }): ReactNode;
}

/**
 * Shows the archive of a customer once the archive is loaded; until then a skeleton, and instead of the
 * archive an error, or a notice that the account's plan includes no archive.
 */
export function ArchiveGate({ cid, itemName, head }: ArchiveGateProps) {
  const session = useSession();
  const facts = useConditionFacts();
  const [isAddingFolder, setAddingFolder] = useState(false);
  const isOpen = session !== null && isEnterprisePlan(session);
  const query = useArchive(session?.userId ?? '', cid, isOpen);
  const { archive, customerName } = query.data ?? {};
  const isUnopened = isOpen && !archive && isUnanswered(query.error) && canQueueWrites();
  const customer = useApiQuery(
    'GET /customers/single/:cid',
    { params: { cid } },
    { enabled: isUnopened && itemName === undefined && facts !== null && can(facts, 'customersList') },
  );
  if (!session) return null;
  const recordName = itemName ?? customerName ?? customer.data?.customer.name;

  const action = archive && (
    <Button icon="plus" variant="primary" onClick={() => setAddingFolder(true)}>
      Nova Pasta
    </Button>
  );
  return (
    <>
      {head({ customerName, summary: archive && formatArchiveSummary(archive), action })}
      {!isOpen && (
        <EmptyState
          title="Seu plano não possui gerenciador de arquivos"
          text="Com o plano Enterprise, cada cliente tem suas pastas de documentos, contas, fotos e projetos."
          action={
            <PlanActions
              links={WayLinks}
              message="Olá! Quero guardar arquivos dos clientes na minha conta."
            />
          }
        />
      )}
      {isOpen && !archive && !query.isError && <LoadingArchive />}
      {isUnopened && (
        <UnopenedArchive
          cid={cid}
          recordName={recordName}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {isOpen && !archive && query.isError && !isUnopened && (
        <ErrorState
          error={query.error}
          title={query.error.message}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {archive && (
        <Archive
          cid={cid}
          recordName={recordName}
          archive={archive}
          mayDelete={facts !== null && can(facts, 'dataDeletion')}
          isAddingFolder={isAddingFolder}
          onFolderAdded={() => setAddingFolder(false)}
          onAddFolder={() => setAddingFolder(true)}
        />
      )}
    </>
  );
}

const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

function formatArchiveSummary({ folders, files, limits }: ArchiveData): string {
  const count = folders.length === 1 ? '1 pasta' : `${folders.length} pastas`;
  const share = limits.usedBytes / limits.accountBytes;
  const space = `${formatBytes(limits.usedBytes)} de ${formatBytes(limits.accountBytes)} da sua conta em uso`;
  return [count, formatFileCount(files.length), share > 0.8 ? space : ''].filter(Boolean).join(' · ');
}

function LoadingArchive() {
  return (
    <Stack gap={12} role="status" aria-label="Carregando arquivos">
      {[1, 2, 3].map((folder) => (
        <Skeleton key={folder} height="9rem" />
      ))}
    </Stack>
  );
}

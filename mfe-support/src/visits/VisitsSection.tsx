import {
  api,
  attemptAction,
  buildApiPagesQuery,
  buildApiQueryKey,
  removeDuplicateItems,
  useRefreshOnEvent,
  useSession,
} from '@girassol/shared-auth';
import {
  Button,
  confirm,
  EmptyState,
  ErrorState,
  LoadMore,
  Skeleton,
  showSnackbar,
} from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import type { Visit } from '@girassol/support-domain/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { VisitRows } from './VisitRows';

const KEY = 'GET /visits/list/:multiplier';

/** Section of the settings: visits of the support, of which one that goes on can be ended, or allowed to change data. */
export default function VisitsSection() {
  const query = useInfiniteQuery({ queryKey: buildApiQueryKey(KEY), ...buildApiPagesQuery(KEY, {}) });
  useRefreshOnEvent(KEY, ({ kind }) => kind === 'visit-changed');
  const { data, error, isFetching, refetch } = query;
  const visits = removeDuplicateItems(data?.pages.flatMap((page) => page.visits) ?? []);
  const isVisit = useSession()?.visit !== undefined;
  return (
    <FormSection aria-labelledby="section-visits">
      <h2 id="section-visits">Visitas do suporte</h2>
      <p>
        O suporte pode ver a conta como uma das suas pessoas, por 30 minutos e só para ler. Cada visita fica
        registrada aqui. Senhas, pagamentos, assinaturas, direitos e exportações ficam fechados mesmo quando
        você permite alterações.
      </p>
      {!data && error && (
        <ErrorState isCompact error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {query.isPending && <Skeleton height={120} radius={10} />}
      {data && visits.length === 0 && (
        <EmptyState isCompact title="Nenhuma visita" text="Quando o suporte entrar na conta, aparece aqui." />
      )}
      {visits.length > 0 && (
        <VisitRows visits={visits}>
          {(visit) => visit.isLive && !isVisit && <VisitActions visit={visit} />}
        </VisitRows>
      )}
      {query.hasNextPage && (
        <LoadMore
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          failure="Não foi possível carregar mais visitas."
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </FormSection>
  );
}

function VisitActions({ visit }: { visit: Visit }) {
  const queries = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const params = { visitId: visit._id };

  async function act(work: () => Promise<unknown>, done: string) {
    setIsPending(true);
    if ((await attemptAction(work)) !== null) showSnackbar({ text: done });
    await queries.invalidateQueries({ queryKey: buildApiQueryKey(KEY) });
    setIsPending(false);
  }

  async function allow() {
    const isSure = await confirm({
      title: 'Permitir alterações?',
      text: `${visit.visitor} vai poder alterar clientes, vendas, propostas e outros dados de trabalho como ${visit.person.name}, até a visita terminar. Cada alteração fica registrada.`,
      confirmLabel: 'Permitir',
    });
    if (!isSure) return;
    await act(() => api('PUT /visits/writes/:visitId', { params }), 'Alterações permitidas nesta visita.');
  }

  return (
    <>
      {visit.writes !== 'ALLOWED' && (
        <Button size="sm" disabled={isPending} onClick={() => void allow()}>
          Permitir alterações nesta visita
        </Button>
      )}
      <Button
        size="sm"
        variant="danger"
        disabled={isPending}
        onClick={() => void act(() => api('DELETE /visits/single/:visitId', { params }), 'Visita encerrada.')}
      >
        Encerrar visita
      </Button>
    </>
  );
}

import { formatCountWithNoun } from '@girassol/shared-domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadMore,
  NoResults,
  PageHeader,
  Skeleton,
  Stack,
} from '@girassol/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { OperatorPage } from '../OperatorPage';
import { LeadCard } from './LeadCard';
import { LeadFilters } from './LeadFilters';
import { isNarrowed, type LeadFilter, readLeadFilter, toLeadFilterQuery } from './lead-filter';
import { useLeads } from './use-leads';

/** Operator page `/operador/leads`: who asked to be called, for a trial or for the course. */
export default function LeadsPage() {
  return (
    <OperatorPage>
      <Leads />
    </OperatorPage>
  );
}

function Leads() {
  const [address, setAddress] = useSearchParams();
  const filter = readLeadFilter(address);
  const query = useLeads(filter);
  const first = query.data?.pages[0];
  const show = (change: Partial<LeadFilter>) =>
    setAddress(toLeadFilterQuery({ ...filter, ...change }), { replace: true });
  return (
    <Stack gap={8}>
      <PageHeader
        title="Leads"
        summary={first ? describeLeads(first) : 'Quem deixou o contato nas páginas do produto.'}
        filters={<LeadFilters filter={filter} sources={first?.sources ?? []} onChange={show} />}
      />
      <Found
        query={query}
        isFiltered={isNarrowed(filter)}
        onClear={() => setAddress({}, { replace: true })}
      />
    </Stack>
  );
}

const describeLeads = ({ total, isDelivered }: { total: number; isDelivered: boolean }): string => {
  const count = formatCountWithNoun(total, 'lead', 'leads');
  return isDelivered
    ? count
    : `${count}. Nenhum endereço de entrega está configurado: os leads ficam guardados aqui.`;
};

interface FoundProps {
  query: ReturnType<typeof useLeads>;
  isFiltered: boolean;
  onClear: () => void;
}

function Found({ query, isFiltered, onClear }: FoundProps) {
  const { data, error, isFetching, isPlaceholderData, refetch, ...more } = query;
  if (!data && error)
    return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius={10} />;
  const leads = data.pages.flatMap((page) => page.leads);
  if (leads.length === 0)
    return isFiltered ? (
      <NoResults action={<Button onClick={onClear}>Ver todos os leads</Button>} />
    ) : (
      <EmptyState
        title="Nenhum lead"
        text="Quem deixar o contato na página de vendas, pedir um teste ou se inscrever no curso aparece aqui."
        action={
          <ButtonLink href="/sobre" target="_blank" rel="noreferrer" icon="external">
            Abrir a página de vendas
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <Stack as="ul" gap={8} aria-label="Leads" aria-busy={isPlaceholderData}>
        {leads.map((lead) => (
          <LeadCard key={lead._id} lead={lead} />
        ))}
      </Stack>
      {more.hasNextPage && (
        <LoadMore
          onMore={() => void more.fetchNextPage()}
          isLoading={more.isFetchingNextPage}
          hasFailed={more.isFetchNextPageError}
          failure="Não foi possível carregar mais leads."
        />
      )}
    </>
  );
}

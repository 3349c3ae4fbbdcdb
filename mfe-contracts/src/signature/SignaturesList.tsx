import { useSession } from '@girassol/shared-auth';
import { buildBoardPath, getOwnBoardId } from '@girassol/shared-domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadMore,
  NoResults,
  Row,
  Stack,
  Text,
} from '@girassol/shared-ui';
import { DebouncedSearchField, FilterGroup, FilterSelect } from '@girassol/shared-ui/filters';
import { ListSearch, LoadingList } from '@girassol/shared-ui/lists';
import { Link } from 'react-router-dom';
import { NoTemplatesState } from '../data/NoTemplatesState';
import { useContractTemplates } from '../data/use-templates';
import { ALL_STATES_OPTION, parseSignatureState, stateOptions, useSignatureListView } from './list/list-view';
import { SignatureRows } from './list/SignatureRows';
import { useSignatures } from './list/use-signatures';
import { SignatureQuotaText } from './sending/Quota';

/** Letters that the server takes. */
const MAX_SEARCH_LENGTH = 150;

/** Empty state of the list, which leads to what comes next: a template, or the sale that a contract is of. */
function NothingToSign() {
  const session = useSession();
  const templates = useContractTemplates();
  if (templates.isPending) return <LoadingList label="Carregando as assinaturas" />;
  if (templates.data?.contracts.length === 0)
    return <NoTemplatesState title="Comece por um modelo de contrato" />;
  return (
    <EmptyState
      title="Nenhum contrato para assinar ainda"
      text="Abra uma venda e, na aba Contratos, gere o contrato e envie para assinar. O andamento aparece aqui."
      action={
        session && (
          <ButtonLink as={Link} to={buildBoardPath('SALES', getOwnBoardId(session))} icon="kanban">
            Ver vendas
          </ButtonLink>
        )
      }
    />
  );
}

/** List of the account's signatures, current and past, with search, filters and live updates. */
export function SignaturesList() {
  const [{ search, state }, change] = useSignatureListView();
  const list = useSignatures({ search, state });
  const { data } = list;
  return (
    <Stack gap={16}>
      <Row gap={8} wraps>
        <ListSearch>
          <DebouncedSearchField
            label="Buscar assinaturas"
            placeholder="Buscar número, contrato ou cliente"
            value={search}
            onChange={(text) => change({ search: text.slice(0, MAX_SEARCH_LENGTH) })}
          />
        </ListSearch>
        <FilterGroup inUse={state === null ? 0 : 1}>
          <FilterSelect
            label="Situação"
            hideLabel
            options={stateOptions}
            value={state ?? ALL_STATES_OPTION}
            onChange={(value) => change({ state: parseSignatureState(value) })}
          />
        </FilterGroup>
        <SignatureQuotaText />
      </Row>
      {data && data.total > 0 && (
        <Text size={13} tone="soft">
          {data.total === 1 ? '1 documento' : `${data.total.toLocaleString('pt-BR')} documentos`}
        </Text>
      )}
      <Contents
        list={list}
        isNarrowed={search !== '' || state !== null}
        onClear={() => change({ search: '', state: null })}
      />
    </Stack>
  );
}

interface ContentsProps {
  list: ReturnType<typeof useSignatures>;
  isNarrowed: boolean;
  onClear: () => void;
}

/** The rows, or in their place why there are none and what to do. */
function Contents({ list, isNarrowed, onClear }: ContentsProps) {
  const { data } = list;
  if (!data)
    return list.isError ? (
      <ErrorState
        error={list.error}
        title="Não foi possível carregar as assinaturas"
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <LoadingList label="Carregando as assinaturas" />
    );
  if (data.signatures.length === 0)
    return isNarrowed ? (
      <NoResults action={<Button onClick={onClear}>Limpar filtros</Button>} />
    ) : (
      <NothingToSign />
    );
  return (
    <>
      <SignatureRows signatures={data.signatures} isWaiting={list.isPlaceholderData} />
      {list.hasNextPage && (
        <LoadMore
          onMore={() => void list.fetchNextPage()}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          failure="Não foi possível carregar mais assinaturas."
        />
      )}
    </>
  );
}

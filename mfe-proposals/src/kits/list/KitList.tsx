import { ListActionButtons } from '@girassol/federation/remote';
import type { Kit } from '@girassol/shared-domain/contract';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LazyMenuButton,
  NoResults,
  PageHeader,
} from '@girassol/shared-ui';
import { RecordOwnerSelect } from '@girassol/shared-ui/filters';
import { ListFrame, LoadingList, Pager, SelectionBar, useSelection } from '@girassol/shared-ui/lists';
import { Link, useNavigate } from 'react-router-dom';
import { PaymentLink } from '../../PaymentLink';
import { KitFilters } from '../KitFilters';
import { deleteKits } from '../kit-actions';
import {
  buildKitSearchBody,
  getKitSelectionKey,
  hasKitFilters,
  noKitFilters,
  toKitListSearchParams,
  useKitListView,
} from '../kit-filters';
import { kitListPath, NEW_KIT_PATH } from '../kit-labels';
import { type KitRights, useKits } from '../use-kits';
import { KitRows } from './KitRows';

/** Kits of a user, a team or the company, with search, filters, pages and selection. */
export function RegisteredKitList({ fetchId, rights }: { fetchId: string; rights: KitRights }) {
  const navigate = useNavigate();
  const [view, changeView] = useKitListView();
  const search = buildKitSearchBody(view, rights.getScope(fetchId));
  const list = useKits('filtered', view.page, { ...search, wantsTotal: true });
  const selection = useSelection<Kit>(getKitSelectionKey(view));
  const kits = list.data?.kits ?? [];
  const newKit = rights.registers && (
    <ButtonLink as={Link} to={NEW_KIT_PATH} variant="primary" icon="plus">
      Novo kit
    </ButtonLink>
  );

  async function removeChosen() {
    if (await deleteKits(selection.chosen)) selection.clear();
  }

  return (
    <ListFrame>
      <PageHeader
        title="Kits"
        summary="Módulos, inversores e itens comprados juntos, prontos para uma proposta."
        actions={
          <>
            <ListActionButtons resting={LazyMenuButton} list={{ kind: 'kits', filters: search }} />
            <RecordOwnerSelect
              label="De quem são os kits"
              groups={rights.viewers}
              value={fetchId}
              onChange={(id) =>
                navigate({
                  pathname: kitListPath(id),
                  search: toKitListSearchParams({ ...view, page: 1 }).toString(),
                })
              }
            />
            {newKit}
          </>
        }
        filters={
          <KitFilters view={view} hasPower onChange={changeView} onClear={() => changeView(noKitFilters)} />
        }
      />
      {list.isError && !list.data && (
        <ErrorState
          error={list.error}
          title="Não foi possível carregar os kits"
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <LoadingList label="Carregando os kits" />}
      {list.data && kits.length === 0 && view.page > 1 && (
        <EmptyState
          title="Esta página não existe mais"
          text="A lista ficou menor desde que você a abriu."
          action={<Button onClick={() => changeView({ page: 1 })}>Ir para a primeira página</Button>}
        />
      )}
      {list.data && kits.length === 0 && view.page === 1 && hasKitFilters(view) && (
        <NoResults action={<Button onClick={() => changeView(noKitFilters)}>Limpar filtros</Button>} />
      )}
      {list.data && kits.length === 0 && view.page === 1 && !hasKitFilters(view) && (
        <EmptyState
          title="Nenhum kit ainda"
          text={
            rights.session.statusOk
              ? 'Monte o primeiro com o que está no catálogo, ou digite o que o fornecedor ofereceu.'
              : 'O pagamento da conta está irregular: não dá para criar kits até a regularização.'
          }
          action={rights.session.statusOk ? newKit : <PaymentLink />}
        />
      )}
      {kits.length > 0 && (
        <KitRows
          kits={kits}
          isWaiting={list.isPlaceholderData}
          selection={rights.registers ? selection : null}
          opens={rights.session.statusOk}
        />
      )}
      <Pager
        sizeLabel="Kits por página"
        page={view.page}
        size={view.size}
        shown={kits.length}
        hasMore={list.data?.hasMoreItems ?? false}
        total={list.data?.total}
        onChange={changeView}
      />
      {rights.registers && (
        <SelectionBar label="Kits selecionados" count={selection.chosen.length} onClear={selection.clear}>
          <Button size="sm" icon="trash" variant="danger" onClick={() => void removeChosen()}>
            Excluir
          </Button>
        </SelectionBar>
      )}
    </ListFrame>
  );
}

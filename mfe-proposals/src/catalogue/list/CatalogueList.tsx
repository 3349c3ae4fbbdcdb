import { ListActionButtons } from '@girassol/federation/remote';
import type { CatalogueKind } from '@girassol/shared-domain';
import type { CatalogueItem } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, LazyMenuButton, PageHeader } from '@girassol/shared-ui';
import { DebouncedSearchField } from '@girassol/shared-ui/filters';
import { ListFrame, ListSearch, Pager, SelectionBar, useSelection } from '@girassol/shared-ui/lists';
import { Link, useNavigate } from 'react-router-dom';
import { catalogueItemPath, newCatalogueItemPath } from '../../addresses/catalogue';
import { capitalizeLabel, catalogueDefinitions } from '../catalogue-table';
import { useCatalogue } from '../use-catalogue';
import { CatalogueListContent } from './CatalogueListContent';
import { CatalogueRows } from './CatalogueRows';
import { deleteCatalogueItems, duplicateCatalogueItem } from './catalogue-actions';
import { useCatalogueListView } from './list-view';

/** List of one catalogue of the account, with search, pages and selection. */
export function CatalogueList({ kind, keeps }: { kind: CatalogueKind; keeps: boolean }) {
  const navigate = useNavigate();
  const [view, changeView] = useCatalogueListView();
  const list = useCatalogue(kind, view);
  const selection = useSelection<CatalogueItem>(`${kind} ${view.search}`);
  const { one, many, search } = catalogueDefinitions[kind];
  const items = list.items ?? [];

  async function copy(item: CatalogueItem) {
    const id = await duplicateCatalogueItem(kind, item);
    if (id) navigate(catalogueItemPath(kind, id));
  }
  async function removeChosen() {
    if (await deleteCatalogueItems(kind, selection.chosen)) selection.clear();
  }

  return (
    <ListFrame>
      <PageHeader
        title={capitalizeLabel(many)}
        summary="Do catálogo da sua empresa, prontos para entrar em kits."
        actions={
          <>
            <ListActionButtons
              resting={LazyMenuButton}
              list={{ kind, filters: { searchValue: view.search } }}
            />
            {keeps && (
              <ButtonLink as={Link} to={newCatalogueItemPath(kind)} variant="primary" icon="plus">
                Novo {one}
              </ButtonLink>
            )}
          </>
        }
        filters={
          <ListSearch>
            <DebouncedSearchField
              label={`Buscar ${many}`}
              placeholder={search}
              value={view.search}
              onChange={(text) => changeView({ search: text.slice(0, 120) })}
            />
          </ListSearch>
        }
      />
      <CatalogueListContent kind={kind} list={list} view={view} keeps={keeps} onChange={changeView}>
        <CatalogueRows
          kind={kind}
          items={items}
          isWaiting={list.isPlaceholderData}
          selection={keeps ? selection : null}
          onCopy={(item) => void copy(item)}
        />
      </CatalogueListContent>
      <Pager
        sizeLabel={`${capitalizeLabel(many)} por página`}
        page={view.page}
        size={view.size}
        shown={items.length}
        hasMore={list.data?.hasMoreItems ?? false}
        total={list.data?.total}
        onChange={changeView}
      />
      {keeps && (
        <SelectionBar
          label={`${capitalizeLabel(many)} selecionados`}
          count={selection.chosen.length}
          onClear={selection.clear}
        >
          <Button size="sm" icon="trash" variant="danger" onClick={() => void removeChosen()}>
            Excluir
          </Button>
        </SelectionBar>
      )}
    </ListFrame>
  );
}

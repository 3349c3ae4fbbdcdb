import { ListActions } from '@girassol/federation/remote';
import type { CatalogueKind } from '@girassol/shared-domain';
import type { CatalogueItem } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, PageHeader, RestingButton, tokens } from '@girassol/shared-ui';
import { PausedSearch } from '@girassol/shared-ui/filters';
import { ListFrame, Pager, SelectionBar, useSelection } from '@girassol/shared-ui/lists';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { itemPath, newItemPath } from '../../addresses/catalogue';
import { catalogueTable, titleOf } from '../catalogue-table';
import { useCatalogue } from '../use-catalogue';
import { CatalogueRows } from './CatalogueRows';
import { CatalogueStates } from './CatalogueStates';
import { duplicate, remove } from './catalogue-actions';
import { useCatalogueView } from './list-view';

/** One catalogue of the account: searched, paged, chosen from. */
export function CatalogueList({ kind, keeps }: { kind: CatalogueKind; keeps: boolean }) {
  const navigate = useNavigate();
  const [view, changeView] = useCatalogueView();
  const list = useCatalogue(kind, view);
  const selection = useSelection<CatalogueItem>(`${kind} ${view.search}`);
  const { one, many, search } = catalogueTable[kind];
  const items = list.items ?? [];

  async function copy(item: CatalogueItem) {
    const id = await duplicate(kind, item);
    if (id) navigate(itemPath(kind, id));
  }
  async function removeChosen() {
    if (await remove(kind, selection.chosen)) selection.clear();
  }

  return (
    <ListFrame>
      <PageHeader
        title={titleOf(many)}
        summary="Do catálogo da sua empresa, prontos para entrar em kits."
        actions={
          <>
            <ListActions resting={RestingButton} list={{ kind, filters: { searchValue: view.search } }} />
            {keeps && (
              <ButtonLink as={Link} to={newItemPath(kind)} variant="primary" icon="plus">
                Novo {one}
              </ButtonLink>
            )}
          </>
        }
        filters={
          <Search>
            <PausedSearch
              label={`Buscar ${many}`}
              placeholder={search}
              value={view.search}
              onChange={(text) => changeView({ search: text.slice(0, 120) })}
            />
          </Search>
        }
      />
      <CatalogueStates kind={kind} list={list} view={view} keeps={keeps} onChange={changeView}>
        <CatalogueRows
          kind={kind}
          items={items}
          isWaiting={list.isPlaceholderData}
          selection={keeps ? selection : null}
          onCopy={(item) => void copy(item)}
        />
      </CatalogueStates>
      <Pager
        sizeLabel={`${titleOf(many)} por página`}
        page={view.page}
        size={view.size}
        shown={items.length}
        hasMore={list.data?.hasMoreItems ?? false}
        onChange={changeView}
      />
      {keeps && (
        <SelectionBar
          label={`${titleOf(many)} selecionados`}
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

const Search = styled.div`
  flex: 1 1 18rem;
  max-width: 28rem;
  @media ${tokens.screen.phone} { flex-basis: 100%; max-width: none; }
`;

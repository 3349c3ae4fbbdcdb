import type { CatalogueKind } from '@girassol/shared-domain';
import { Button, ButtonLink, EmptyState, ErrorState, NoResults } from '@girassol/shared-ui';
import { LoadingList } from '@girassol/shared-ui/lists';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { newCatalogueItemPath } from '../../addresses/catalogue';
import { catalogueDefinitions } from '../catalogue-table';
import type { useCatalogue } from '../use-catalogue';
import type { CatalogueListView } from './list-view';

interface CatalogueStatesProps {
  kind: CatalogueKind;
  list: ReturnType<typeof useCatalogue>;
  view: CatalogueListView;
  keeps: boolean;
  onChange: (change: Partial<CatalogueListView>) => void;
  children: ReactNode;
}

/** Catalogue list; if the list is empty, the reason and a button for the next step. */
export function CatalogueListContent({ kind, list, view, keeps, onChange, children }: CatalogueStatesProps) {
  const { one, many } = catalogueDefinitions[kind];
  if (list.isError && !list.items)
    return (
      <ErrorState
        error={list.error}
        title={`Não foi possível carregar os ${many}`}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (!list.items) return <LoadingList label={`Carregando os ${many}`} />;
  if (list.items.length > 0) return children;
  if (view.page > 1)
    return (
      <EmptyState
        title="Esta página não existe mais"
        text="A lista ficou menor desde que você a abriu."
        action={<Button onClick={() => onChange({ page: 1 })}>Ir para a primeira página</Button>}
      />
    );
  if (view.search !== '')
    return <NoResults action={<Button onClick={() => onChange({ search: '' })}>Limpar busca</Button>} />;
  return (
    <EmptyState
      title={`Nenhum ${one} ainda`}
      text="O que você cadastra aqui é escolhido nos kits, com preço e garantia."
      action={
        keeps && (
          <ButtonLink as={Link} to={newCatalogueItemPath(kind)} variant="primary" icon="plus">
            Novo {one}
          </ButtonLink>
        )
      }
    />
  );
}

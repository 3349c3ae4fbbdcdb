import type { CatalogueKind } from '@girassol/shared-domain';
import type { CatalogueItem } from '@girassol/shared-domain/contract';
import { Stack, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows, NameLink, type Selection } from '@girassol/shared-ui/lists';
import { Link, useNavigate } from 'react-router-dom';
import { catalogueItemPath } from '../../addresses/catalogue';
import { FactsLine } from '../../FactsLine';
import { capitalizeLabel, catalogueDefinitions, getCatalogueItemName } from '../catalogue-table';
import { deleteCatalogueItems } from './catalogue-actions';

interface CatalogueRowsProps {
  kind: CatalogueKind;
  items: readonly CatalogueItem[];
  isWaiting: boolean;
  /** Null where nothing may be changed. */
  selection: Selection<CatalogueItem> | null;
  onCopy: (item: CatalogueItem) => void;
}

/** Rows of one page of catalogue items. */
export function CatalogueRows({ kind, items, isWaiting, selection, onCopy }: CatalogueRowsProps) {
  const navigate = useNavigate();
  const words = catalogueDefinitions[kind];
  const name = (item: CatalogueItem) => (
    <>
      <NameLink as={Link} to={catalogueItemPath(kind, item._id)} data-name="">
        {getCatalogueItemName(item)}
      </NameLink>
      <Text size={12} tone="soft" isTruncated>
        {item.manufacturer}
      </Text>
    </>
  );
  const columns: ListColumn<CatalogueItem>[] = [
    { title: capitalizeLabel(words.one), kind: 'name', cell: name },
    ...words.columns.map(({ title, text }) => ({
      title,
      kind: title === 'Preço' || title === 'Estoque' ? ('amount' as const) : ('figure' as const),
      cell: text,
    })),
  ];
  return (
    <ListRows
      label={capitalizeLabel(words.many)}
      items={items}
      columns={columns}
      getName={getCatalogueItemName}
      card={(item) => (
        <Stack gap={4}>
          {name(item)}
          <FactsLine
            facts={words.columns.map(({ title, text }) =>
              title === 'Estoque' ? `${text(item)} em estoque` : text(item),
            )}
          />
        </Stack>
      )}
      selection={selection}
      getMenu={(item) =>
        selection
          ? [
              {
                id: 'edit',
                label: 'Editar',
                icon: 'pencil',
                onAction: () => navigate(catalogueItemPath(kind, item._id)),
              },
              { id: 'copy', label: 'Duplicar', icon: 'copy', onAction: () => onCopy(item) },
              {
                id: 'delete',
                label: 'Excluir',
                icon: 'trash',
                isDanger: true,
                onAction: () => void deleteCatalogueItems(kind, [item]),
              },
            ]
          : []
      }
      isWaiting={isWaiting}
    />
  );
}

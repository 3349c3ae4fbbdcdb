import type { CatalogueKind } from '@girassol/shared-domain';
import type { CatalogueItem } from '@girassol/shared-domain/contract';
import { Stack, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows, NameLink, type Selection } from '@girassol/shared-ui/lists';
import { Link, useNavigate } from 'react-router-dom';
import { itemPath } from '../../addresses/catalogue';
import { factsLine } from '../../facts-line';
import { catalogueTable, itemName, titleOf } from '../catalogue-table';
import { remove } from './catalogue-actions';

interface CatalogueRowsProps {
  kind: CatalogueKind;
  items: readonly CatalogueItem[];
  isWaiting: boolean;
  /** Null where nothing may be changed. */
  selection: Selection<CatalogueItem> | null;
  onCopy: (item: CatalogueItem) => void;
}

/** The items of a page. */
export function CatalogueRows({ kind, items, isWaiting, selection, onCopy }: CatalogueRowsProps) {
  const navigate = useNavigate();
  const words = catalogueTable[kind];
  const name = (item: CatalogueItem) => (
    <>
      <NameLink as={Link} to={itemPath(kind, item._id)} data-name="">
        {itemName(item)}
      </NameLink>
      <Text size={12} tone="soft" isTruncated>
        {item.manufacturer}
      </Text>
    </>
  );
  const columns: ListColumn<CatalogueItem>[] = [
    { title: titleOf(words.one), kind: 'name', cell: name },
    ...words.columns.map(({ title, text }) => ({
      title,
      kind: title === 'Preço' || title === 'Estoque' ? ('amount' as const) : ('figure' as const),
      cell: text,
    })),
  ];
  return (
    <ListRows
      label={titleOf(words.many)}
      items={items}
      columns={columns}
      nameOf={itemName}
      card={(item) => (
        <Stack gap={4}>
          {name(item)}
          <Text size={13} tone="soft">
            {factsLine(
              words.columns.map(({ title, text }) =>
                title === 'Estoque' ? `${text(item)} em estoque` : text(item),
              ),
            )}
          </Text>
        </Stack>
      )}
      selection={selection}
      menuOf={(item) =>
        selection
          ? [
              {
                id: 'edit',
                label: 'Editar',
                icon: 'pencil',
                onAction: () => navigate(itemPath(kind, item._id)),
              },
              { id: 'copy', label: 'Duplicar', icon: 'copy', onAction: () => onCopy(item) },
              {
                id: 'delete',
                label: 'Excluir',
                icon: 'trash',
                isDanger: true,
                onAction: () => void remove(kind, [item]),
              },
            ]
          : []
      }
      isWaiting={isWaiting}
    />
  );
}

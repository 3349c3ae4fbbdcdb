import { api, attemptAction } from '@girassol/shared-auth';
import type { CatalogueKind } from '@girassol/shared-domain';
import type { CatalogueItem } from '@girassol/shared-domain/contract';
import { confirm, showSnackbar } from '@girassol/shared-ui';
import { catalogueDefinitions, getCatalogueItemName } from '../catalogue-table';
import { refreshCatalogue } from '../use-catalogue';

/**
 * Duplicates a catalogue item (catalogue-003). Resolves to the id of the copy, or to null if the server
 * refused.
 */
export async function duplicateCatalogueItem(
  kind: CatalogueKind,
  item: CatalogueItem,
): Promise<string | null> {
  const copied = await attemptAction(() => api(`POST /${kind}/single/:id`, { params: { id: item._id } }));
  refreshCatalogue(kind);
  if (!copied) return null;
  showSnackbar({ text: `${getCatalogueItemName(item)} foi duplicado. Esta é a cópia.` });
  return copied.itemId;
}

/**
 * Asks for confirmation and permanently deletes catalogue items. Resolves to true if the items were deleted.
 */
export async function deleteCatalogueItems(
  kind: CatalogueKind,
  items: readonly CatalogueItem[],
): Promise<boolean> {
  const { one, many } = catalogueDefinitions[kind];
  const [first] = items;
  if (!first) return false;
  const isOne = items.length === 1;
  const what = isOne ? getCatalogueItemName(first) : `${items.length} ${many}`;
  const isSure = await confirm({
    title: `EXCLUIR ${(isOne ? one : many).toLocaleUpperCase('pt-BR')}`,
    text: `${what} ${isOne ? 'sai' : 'saem'} do catálogo de vez. Os kits e as propostas que já existem ficam como estão.`,
    confirmLabel: `Excluir ${isOne ? one : `${items.length} ${many}`}`,
    cancelLabel: 'Cancelar',
    danger: true,
  });
  if (!isSure) return false;
  const isDone = await attemptAction<object>(() =>
    isOne
      ? api(`DELETE /${kind}/single/:id`, { params: { id: first._id } })
      : api(`POST /${kind}/selected`, { body: { itemsIds: items.map(({ _id }) => _id) } }),
  );
  refreshCatalogue(kind);
  if (!isDone) return false;
  showSnackbar({ text: `${what} ${isOne ? 'foi excluído' : 'foram excluídos'}.` });
  return true;
}

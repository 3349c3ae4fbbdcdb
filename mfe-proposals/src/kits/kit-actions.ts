import { api, attemptAction } from '@girassol/shared-auth';
import type { Kit } from '@girassol/shared-domain/contract';
import { confirm, showSnackbar } from '@girassol/shared-ui';
import { formatKitName } from './kit-labels';
import { refreshKits } from './use-kits';

/** Asks for confirmation and permanently deletes kits (kits-007). Resolves to true if they were deleted. */
export async function deleteKits(kits: readonly Kit[]): Promise<boolean> {
  const [first] = kits;
  if (!first) return false;
  const isOne = kits.length === 1;
  const what = isOne ? `O kit de ${formatKitName(first)}` : `${kits.length} kits`;
  const isSure = await confirm({
    title: isOne ? 'EXCLUIR KIT' : 'EXCLUIR KITS',
    text: `${what} ${isOne ? 'será excluído' : 'serão excluídos'} de vez. As propostas que já usam ${isOne ? 'este kit' : 'estes kits'} ficam como estão.`,
    confirmLabel: isOne ? 'Excluir kit' : `Excluir ${kits.length} kits`,
    cancelLabel: 'Cancelar',
    danger: true,
  });
  if (!isSure) return false;
  const body = { kitsIds: kits.map(({ _id }) => _id) };
  const isDone = await attemptAction(() => api('POST /kits/selected', { body }));
  refreshKits();
  if (!isDone) return false;
  showSnackbar({ text: `${what} ${isOne ? 'foi excluído' : 'foram excluídos'}.` });
  return true;
}

import { api, attempt } from '@girassol/shared-auth';
import type { Kit } from '@girassol/shared-domain/contract';
import { confirm, showSnackbar } from '@girassol/shared-ui';
import { kitName } from './kit-words';
import { refreshKits } from './use-kits';

/** Asks, then deletes one or several kits for good (kits-007). */
export async function removeKits(kits: readonly Kit[]): Promise<boolean> {
  const [first] = kits;
  if (!first) return false;
  const isOne = kits.length === 1;
  const what = isOne ? `O kit de ${kitName(first)}` : `${kits.length} kits`;
  const isSure = await confirm({
    title: isOne ? 'EXCLUIR KIT' : 'EXCLUIR KITS',
    text: `${what} ${isOne ? 'será excluído' : 'serão excluídos'} de vez. As propostas que já usam ${isOne ? 'este kit' : 'estes kits'} ficam como estão.`,
    confirmLabel: isOne ? 'Excluir kit' : `Excluir ${kits.length} kits`,
    cancelLabel: 'Cancelar',
    danger: true,
  });
  if (!isSure) return false;
  const body = { kitsIds: kits.map(({ _id }) => _id) };
  const isDone = await attempt(() => api('POST /kits/selected', { body }));
  refreshKits();
  if (!isDone) return false;
  showSnackbar({ text: `${what} ${isOne ? 'foi excluído' : 'foram excluídos'}.` });
  return true;
}

import { api, attempt } from '@girassol/shared-auth';
import { formatCount } from '@girassol/shared-domain';
import type { ListedCustomer } from '@girassol/shared-domain/contract';
import { confirm, showSnackbar } from '@girassol/shared-ui';
import { refreshCustomers } from '../../board-state/query-names';
import { undoOf } from '../../undo/take-back';

type Named = Pick<ListedCustomer, '_id' | 'name'>;

/** One by name, several by how many they are. */
const wordsOf = ([first, ...others]: readonly Named[]): string =>
  first && others.length === 0 ? first.name : formatCount(others.length + 1, 'cliente', 'clientes');

/** Does what a person asked for, and shows customers as they are then. False where a refusal has shown its dialog. */
async function change(work: () => Promise<unknown>): Promise<boolean> {
  try {
    const isDone = await attempt(async () => {
      await work();
      return true;
    });
    return isDone ?? false;
  } finally {
    refreshCustomers();
  }
}

/** One or several, to the archive or back, by one call (customers-007). */
const sendArchive = ([first, ...others]: readonly Named[], isArchived: boolean) =>
  change(async () => {
    if (!first) return;
    if (others.length > 0) {
      const body = { customersIds: [first, ...others].map(({ _id }) => _id) };
      const key = isArchived
        ? 'PUT /customers/selected/archived-true'
        : 'PUT /customers/selected/archived-false';
      return api(key, { body });
    }
    const params = { id: first._id };
    return isArchived
      ? api('PATCH /customers/single/archived-true/:id', { params })
      : api('PATCH /customers/single/archived-false/:id', { params });
  });

/** Archives customers or takes them back, with a way to undo it. */
export async function archive(customers: readonly Named[], isArchived: boolean): Promise<boolean> {
  if (!(await sendArchive(customers, isArchived))) return false;
  const done = isArchived ? 'arquivado' : 'desarquivado';
  showSnackbar({
    text: `${wordsOf(customers)} ${done}${customers.length > 1 ? 's' : ''}.`,
    undo: () => void sendArchive(customers, !isArchived),
  });
  return true;
}

/** Gives customers to other owners (customers-008). */
export async function giveTo(customers: readonly Named[], owners: string[], words: string): Promise<boolean> {
  const body = { customersIds: customers.map(({ _id }) => _id), owners };
  return change(async () => {
    const { deed } = await api('PUT /customers/selected/owners', { body });
    const text = `${wordsOf(customers)}: agora com ${words}.`;
    showSnackbar({ text, ...undoOf(deed) });
  });
}

/** Asks, then deletes for good. */
export async function remove({ _id, name }: Named, userId: string): Promise<boolean> {
  const isSure = await confirm({
    title: 'EXCLUIR CLIENTE',
    text: `${name} e seus dados serão excluídos de vez. Isto não pode ser desfeito.`,
    confirmLabel: 'Excluir cliente',
    cancelLabel: 'Cancelar',
    danger: true,
  });
  const call = () => api('DELETE /customers/single/:userId/:cid', { params: { userId, cid: _id } });
  if (!isSure || !(await change(call))) return false;
  showSnackbar({ text: `${name} foi excluído.` });
  return true;
}

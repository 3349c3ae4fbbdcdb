import { api, attemptAction } from '@girassol/shared-auth';
import { formatCountWithNoun } from '@girassol/shared-domain';
import type { ListedCustomer } from '@girassol/shared-domain/contract';
import { confirm, showSnackbar } from '@girassol/shared-ui';
import { refreshCustomers } from '../../board-state/query-names';
import { buildSnackbarUndo } from '../../undo/undo-action';

type Named = Pick<ListedCustomer, '_id' | 'name'>;

/** Formats customers for a message: the name of a single customer, the count of several. */
const formatCustomers = ([first, ...others]: readonly Named[]): string =>
  first && others.length === 0 ? first.name : formatCountWithNoun(others.length + 1, 'cliente', 'clientes');

/** Does what a person asked for, and shows customers as they are then. False where a refusal has shown its dialog. */
async function change(work: () => Promise<unknown>): Promise<boolean> {
  try {
    const isDone = await attemptAction(async () => {
      await work();
      return true;
    });
    return isDone ?? false;
  } finally {
    refreshCustomers();
  }
}

/** Archives or unarchives one or several customers in one request (customers-007). */
const requestArchive = ([first, ...others]: readonly Named[], isArchived: boolean) =>
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

/** Archives or unarchives customers and shows a snackbar with an undo button. Resolves to true on success. */
export async function setCustomersArchived(
  customers: readonly Named[],
  isArchived: boolean,
): Promise<boolean> {
  if (!(await requestArchive(customers, isArchived))) return false;
  const done = isArchived ? 'arquivado' : 'desarquivado';
  showSnackbar({
    text: `${formatCustomers(customers)} ${done}${customers.length > 1 ? 's' : ''}.`,
    undo: () => void requestArchive(customers, !isArchived),
  });
  return true;
}

/**
 * Transfers customers to the owners with the ids `owners` (customers-008) and shows a snackbar with an undo
 * button; `words` names the owners in the snackbar. Resolves to true on success.
 */
export async function transferCustomers(
  customers: readonly Named[],
  owners: string[],
  words: string,
): Promise<boolean> {
  const body = { customersIds: customers.map(({ _id }) => _id), owners };
  return change(async () => {
    const { deed } = await api('PUT /customers/selected/owners', { body });
    const text = `${formatCustomers(customers)}: agora com ${words}.`;
    showSnackbar({ text, ...buildSnackbarUndo(deed) });
  });
}

/** Asks for confirmation and permanently deletes a customer. Resolves to true if the customer was deleted. */
export async function confirmAndDeleteCustomer({ _id, name }: Named, userId: string): Promise<boolean> {
  const isSure = await confirm({
    title: 'Excluir cliente',
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

/** Downloads everything that is stored of a customer as a zip, for a request by law (LGPD, art. 18). */
export async function downloadPersonalData({ _id, name }: Named): Promise<void> {
  const isSure = await confirm({
    title: 'Baixar dados do cliente',
    text: `O arquivo traz tudo o que a conta guarda de ${name}, com documentos. Entregue-o só a essa pessoa. Fica registrado quem o baixou.`,
    confirmLabel: 'Baixar',
    cancelLabel: 'Cancelar',
  });
  if (!isSure) return;
  const answer = await attemptAction(() =>
    api('POST /customers/personal-data/:cid', { params: { cid: _id } }),
  );
  if (answer) window.location.assign(answer.url);
}

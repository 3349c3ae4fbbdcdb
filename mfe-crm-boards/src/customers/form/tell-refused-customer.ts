import { type ApiError, api } from '@girassol/shared-auth';
import { confirm, showErrorDialog } from '@girassol/shared-ui';

/** HTTP status of a session that has ended: the login over the page says so. */
const SESSION_ENDED = 401;

/**
 * Tells why a customer was not saved. If another one has the document, the dialog offers to open that customer: resolves to
 * its id if the person wants it, else to null.
 */
export async function tellRefusedCustomer(error: ApiError, document: string): Promise<string | null> {
  if (error.status === SESSION_ENDED) return null;
  const isUsed = error.status === 409 && error.fields?.some(({ path }) => path === 'document');
  const owner = isUsed ? await findOwnerOfDocument(document) : null;
  if (!owner) {
    await showErrorDialog({ title: error.title, text: error.message });
    return null;
  }
  const wants = await confirm({
    title: 'ERRO',
    text: `${error.message} É ${owner.name}.`,
    confirmLabel: 'Abrir cliente',
    cancelLabel: 'Fechar',
  });
  return wants ? owner._id : null;
}

/** Finds the customer with a document among those that the person may see. */
async function findOwnerOfDocument(document: string) {
  try {
    const { duplicates } = await api('POST /customers/duplicates', { body: { document }, silent: true });
    return duplicates.find(({ reasons }) => reasons.includes('document'))?.customer ?? null;
  } catch {
    return null;
  }
}

import type { ListedCustomer } from '@girassol/shared-domain/contract';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { useNavigate } from 'react-router-dom';
import { customerArchivePath, customerPath } from '../../addresses/customers';
import { type CustomerRights, canChangeCustomer } from '../customer-rights';
import type { CustomerDialogName } from './CustomerDialogs';
import { confirmAndDeleteCustomer, downloadPersonalData, setCustomersArchived } from './customer-actions';

interface CustomerOptionCallbacks {
  /** Opens a dialog that asks for more. */
  onAsk: (dialog: CustomerDialogName, customer: ListedCustomer) => void;
  onDeleted?: () => void;
}

/** Returns a function that builds the menu of a customer's row: ways to the parts of its page, and its options. */
export function useCustomerMenu(
  rights: CustomerRights,
  callbacks: CustomerOptionCallbacks,
): (customer: ListedCustomer) => MenuItem[] {
  const navigate = useNavigate();
  return (customer) => {
    const open = (tab: string) => () => navigate(customerPath(customer._id, tab));
    return [
      { id: 'edit', label: 'Abrir cadastro', icon: 'pencil', onAction: open('dados') },
      { id: 'items', label: 'Negócios', icon: 'kanban', onAction: open('negocios') },
      {
        id: 'files',
        label: 'Arquivos',
        icon: 'folder',
        onAction: () => navigate(customerArchivePath(customer._id)),
      },
      ...buildCustomerOptions(customer, rights, callbacks),
    ];
  };
}

/**
 * Builds the menu entries of what a person may do with a customer: change its owner, merge, archive, erase or delete it.
 * Empty for a customer that the person may look at only.
 */
export function buildCustomerOptions(
  customer: ListedCustomer,
  rights: CustomerRights,
  { onAsk, onDeleted }: CustomerOptionCallbacks,
): MenuItem[] {
  if (!canChangeCustomer(rights, customer)) return [];
  const { session, deletes, owners } = rights;
  const options: (MenuItem & { isOffered?: boolean })[] = [
    {
      id: 'owner',
      label: 'Trocar responsável',
      icon: 'users',
      isOffered: owners.length > 1,
      onAction: () => onAsk('owners', customer),
    },
    { id: 'merge', label: 'Unir com outro', icon: 'copy', onAction: () => onAsk('merge', customer) },
    {
      id: 'archive',
      label: customer.archived ? 'Desarquivar' : 'Arquivar',
      icon: 'archive',
      onAction: () => void setCustomersArchived([customer], !customer.archived),
    },
    {
      id: 'personal-data',
      label: 'Baixar dados do cliente',
      icon: 'download',
      isOffered: session.type === 'MANAGER',
      onAction: () => void downloadPersonalData(customer),
    },
    {
      id: 'erase',
      label: 'Apagar dados do cliente',
      icon: 'trash',
      isDanger: true,
      isOffered: session.type === 'MANAGER',
      onAction: () => onAsk('erase', customer),
    },
    {
      id: 'delete',
      label: 'Excluir',
      icon: 'trash',
      isDanger: true,
      isOffered: deletes,
      onAction: async () => {
        if (await confirmAndDeleteCustomer(customer, session.userId)) onDeleted?.();
      },
    },
  ];
  return options.filter(({ isOffered = true }) => isOffered);
}

import type { ListedCustomer } from '@girassol/shared-domain/contract';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { customerArchivePath, customerPath } from '../../addresses/customers';
import type { CustomerRights } from '../customer-rights';
import { confirmAndDeleteCustomer, downloadPersonalData, setCustomersArchived } from './customer-actions';

/** Returns a function that builds the menu of a customer's row. */
export function useCustomerMenu(
  { session, deletes, owners }: CustomerRights,
  onAsk: (dialog: 'owners' | 'merge' | 'erase', customer: ListedCustomer) => void,
): (customer: ListedCustomer) => MenuItem[] {
  const navigate = useNavigate();
  return useCallback(
    (customer) => {
      const open = (tab?: string) => () => navigate(customerPath(customer._id, tab));
      return [
        { id: 'edit', label: 'Abrir cadastro', icon: 'pencil', onAction: open('dados') },
        { id: 'items', label: 'Negócios', icon: 'kanban', onAction: open('negocios') },
        {
          id: 'files',
          label: 'Arquivos',
          icon: 'folder',
          onAction: () => navigate(customerArchivePath(customer._id)),
        },
        ...(owners.length > 1
          ? [
              {
                id: 'owner',
                label: 'Trocar responsável',
                icon: 'users' as const,
                onAction: () => onAsk('owners', customer),
              },
            ]
          : []),
        { id: 'merge', label: 'Unir com outro', icon: 'copy', onAction: () => onAsk('merge', customer) },
        {
          id: 'archive',
          label: customer.archived ? 'Desarquivar' : 'Arquivar',
          icon: 'archive',
          onAction: () => void setCustomersArchived([customer], !customer.archived),
        },
        ...(session.type === 'MANAGER'
          ? [
              {
                id: 'personal-data',
                label: 'Baixar dados do cliente',
                icon: 'download' as const,
                onAction: () => void downloadPersonalData(customer),
              },
              {
                id: 'erase',
                label: 'Apagar dados do cliente',
                icon: 'trash' as const,
                isDanger: true,
                onAction: () => onAsk('erase', customer),
              },
            ]
          : []),
        ...(deletes
          ? [
              {
                id: 'delete',
                label: 'Excluir',
                icon: 'trash' as const,
                isDanger: true,
                onAction: () => void confirmAndDeleteCustomer(customer, session.userId),
              },
            ]
          : []),
      ];
    },
    [navigate, onAsk, owners.length, deletes, session.userId, session.type],
  );
}

import type { ListedCustomer } from '@girassol/shared-domain/contract';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { archivePath, customerPath } from '../../addresses/customers';
import type { CustomerRights } from '../customer-rights';
import { archive, remove } from './customer-actions';

/** What can be done with one customer, from its row. */
export function useRowMenu(
  { session, deletes, owners }: CustomerRights,
  onAsk: (dialog: 'owners' | 'merge', customer: ListedCustomer) => void,
): (customer: ListedCustomer) => MenuItem[] {
  const navigate = useNavigate();
  return useCallback(
    (customer) => {
      const open = (tab?: string) => () => navigate(customerPath(customer._id, tab));
      return [
        { id: 'edit', label: 'Abrir cadastro', icon: 'pencil', onAction: open() },
        { id: 'items', label: 'Negócios', icon: 'kanban', onAction: open('negocios') },
        {
          id: 'files',
          label: 'Arquivos',
          icon: 'folder',
          onAction: () => navigate(archivePath(customer._id)),
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
          onAction: () => void archive([customer], !customer.archived),
        },
        ...(deletes
          ? [
              {
                id: 'delete',
                label: 'Excluir',
                icon: 'trash' as const,
                isDanger: true,
                onAction: () => void remove(customer, session.userId),
              },
            ]
          : []),
      ];
    },
    [navigate, onAsk, owners.length, deletes, session.userId],
  );
}

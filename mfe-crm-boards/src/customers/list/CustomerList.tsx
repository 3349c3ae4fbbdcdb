import { ListActionButtons } from '@girassol/federation/remote';
import { ApiError } from '@girassol/shared-auth';
import { isEnterprisePlan, resolveFetchScope } from '@girassol/shared-domain';
import type { ListedCustomer } from '@girassol/shared-domain/contract';
import { ButtonLink, ErrorState, LazyMenuButton, PageHeader } from '@girassol/shared-ui';
import { RecordOwnerSelect } from '@girassol/shared-ui/filters';
import { ListFrame, Pager, useSelection } from '@girassol/shared-ui/lists';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { customerListPath, NEW_CUSTOMER_PATH } from '../../addresses/customers';
import { CustomerDialogs, type OpenCustomerDialog } from '../actions/CustomerDialogs';
import { useCustomerMenu } from '../actions/customer-menu';
import type { CustomerRights } from '../customer-rights';
import { CustomerListContent } from './CustomerListContent';
import { CustomerListFilters } from './CustomerListFilters';
import { CustomerRows } from './CustomerRows';
import { CustomerSelectionBar } from './CustomerSelectionBar';
import { getCustomerSelectionKey, toCustomerListSearchParams, useCustomerListView } from './list-view';
import { formatCustomerTotal } from './total-text';
import { buildCustomerListRequest, useActiveCustomerCount, useCustomers } from './use-customers';

/** Customers of a user, a team or the company, with search, filters, pages and selection. */
export function CustomerList({ fetchId, rights }: { fetchId: string; rights: CustomerRights }) {
  const navigate = useNavigate();
  const [view, changeView] = useCustomerListView();
  const [openDialog, setOpenDialog] = useState<OpenCustomerDialog>(null);
  const { viewers, session } = rights;
  const scope = resolveFetchScope(fetchId, { ...session, teamIds: viewers.teams.map(({ id }) => id) });
  const list = useCustomers({ fetchId, scope }, view);
  const selection = useSelection<ListedCustomer>(getCustomerSelectionKey(view));
  const isShared = isEnterprisePlan(session) && (scope === 'TEAM' || scope === 'MANAGER');
  const count = useActiveCustomerCount({ fetchId, scope }, rights.changes);
  const getMenu = useCustomerMenu(rights, {
    onAsk: (dialog, customer) => setOpenDialog({ dialog, customers: [customer] }),
  });
  const customers = list.data?.customers ?? [];

  // Without such a person there is nothing to search or filter.
  if (!list.data && list.error instanceof ApiError && [403, 404].includes(list.error.status))
    return (
      <ListFrame>
        <PageHeader title="Clientes" />
        <ErrorState
          error={list.error}
          wayOut={
            <ButtonLink as={Link} to={customerListPath(viewers.company[0]?.id ?? session.userId)}>
              Ver clientes
            </ButtonLink>
          }
        />
      </ListFrame>
    );
  return (
    <ListFrame>
      <PageHeader
        title="Clientes"
        summary={formatCustomerTotal(list.data?.total, count, view) ?? <>&nbsp;</>}
        actions={
          <>
            <ListActionButtons
              resting={LazyMenuButton}
              list={{ kind: 'customers', filters: buildCustomerListRequest({ fetchId, scope }, view).body }}
              total={list.data?.total}
            />
            <RecordOwnerSelect
              label="De quem são os clientes"
              groups={viewers}
              value={fetchId}
              onChange={(id) =>
                navigate({
                  pathname: customerListPath(id),
                  search: toCustomerListSearchParams({ ...view, owner: '', page: 1 }).toString(),
                })
              }
            />
            {rights.changes && (
              <ButtonLink as={Link} to={NEW_CUSTOMER_PATH} variant="primary" icon="plus">
                Novo cliente
              </ButtonLink>
            )}
          </>
        }
        filters={
          <CustomerListFilters view={view} owners={isShared ? rights.owners : []} onChange={changeView} />
        }
      />
      <CustomerListContent
        query={list}
        view={view}
        canRegister={rights.changes}
        onClear={() => changeView({ search: '', field: 'ALL', owner: '', isArchived: false })}
        onFirstPage={() => changeView({ page: 1 })}
      >
        <CustomerRows
          customers={customers}
          isWaiting={list.isPlaceholderData}
          hasOwners={isEnterprisePlan(session)}
          selection={rights.changes ? selection : null}
          getMenu={getMenu}
        />
      </CustomerListContent>
      <Pager
        sizeLabel="Clientes por página"
        page={view.page}
        size={view.size}
        shown={customers.length}
        hasMore={list.data?.hasMoreItems ?? false}
        total={list.data?.total}
        onChange={changeView}
      />
      {rights.changes && (
        <CustomerSelectionBar
          selection={selection}
          isArchived={view.isArchived}
          canHandOver={rights.owners.length > 1}
          onAsk={(dialog) => setOpenDialog({ dialog, customers: selection.chosen })}
        />
      )}
      <CustomerDialogs
        open={openDialog}
        rights={rights}
        fetchId={fetchId}
        onClose={() => setOpenDialog(null)}
        onTransferred={selection.clear}
        onMerged={selection.clear}
      />
    </ListFrame>
  );
}

import { ListActions, lazyScreen } from '@girassol/federation/remote';
import { fetchScopeOf, isEnterprise } from '@girassol/shared-domain';
import type { ListedCustomer } from '@girassol/shared-domain/contract';
import { ButtonLink, PageHeader, RestingButton } from '@girassol/shared-ui';
import { ViewerSelect } from '@girassol/shared-ui/filters';
import { ListFrame, Pager, useSelection } from '@girassol/shared-ui/lists';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { customerListPath, NEW_CUSTOMER_PATH } from '../../addresses/customers';
import type { CustomerRights } from '../customer-rights';
import { CustomerRows } from './CustomerRows';
import { CustomerSelection } from './CustomerSelection';
import { useRowMenu } from './customer-menu';
import { ListFilters } from './ListFilters';
import { ListStates } from './ListStates';
import { lookedFor, useListView, writeListView } from './list-view';
import { OwnersDialog } from './OwnersDialog';
import { totalText } from './total-text';
import { listRequest, useCustomerCount, useCustomers } from './use-customers';

const MergeDialog = lazyScreen(() => import('../merge/MergeDialog'));

/** What a dialog over the list is about. */
type Asked = { dialog: 'owners' | 'merge'; customers: ListedCustomer[] } | null;

/** The customers of a person, a team or the company: searched, filtered, paged, chosen. */
export function CustomerList({ fetchId, rights }: { fetchId: string; rights: CustomerRights }) {
  const navigate = useNavigate();
  const [view, changeView] = useListView();
  const [asked, setAsked] = useState<Asked>(null);
  const { viewers, session } = rights;
  const scope = fetchScopeOf(fetchId, { ...session, teamIds: viewers.teams.map(({ id }) => id) });
  const list = useCustomers({ fetchId, scope }, view);
  const selection = useSelection<ListedCustomer>(lookedFor(view));
  const isShared = isEnterprise(session) && (scope === 'TEAM' || scope === 'MANAGER');
  const count = useCustomerCount({ fetchId, scope }, rights.changes);
  const menuOf = useRowMenu(rights, (dialog, customer) => setAsked({ dialog, customers: [customer] }));
  const customers = list.data?.customers ?? [];

  return (
    <ListFrame>
      <PageHeader
        title="Clientes"
        summary={totalText(list.data?.total, count, view) ?? <>&nbsp;</>}
        actions={
          <>
            <ListActions
              resting={RestingButton}
              list={{ kind: 'customers', filters: listRequest({ fetchId, scope }, view).body }}
              total={list.data?.total}
            />
            <ViewerSelect
              label="De quem são os clientes"
              groups={viewers}
              value={fetchId}
              onChange={(id) =>
                navigate({
                  pathname: customerListPath(id),
                  search: writeListView({ ...view, owner: '', page: 1 }).toString(),
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
        filters={<ListFilters view={view} owners={isShared ? rights.owners : []} onChange={changeView} />}
      />
      <ListStates
        query={list}
        view={view}
        canRegister={rights.changes}
        onClear={() => changeView({ search: '', field: 'ALL', owner: '', isArchived: false })}
        onFirstPage={() => changeView({ page: 1 })}
      >
        <CustomerRows
          customers={customers}
          isWaiting={list.isPlaceholderData}
          hasOwners={isEnterprise(session)}
          selection={rights.changes ? selection : null}
          menuOf={menuOf}
        />
      </ListStates>
      <Pager
        sizeLabel="Clientes por página"
        page={view.page}
        size={view.size}
        shown={customers.length}
        hasMore={list.data?.hasMoreItems ?? false}
        onChange={changeView}
      />
      {rights.changes && (
        <CustomerSelection
          selection={selection}
          isArchived={view.isArchived}
          canHandOver={rights.owners.length > 1}
          onAsk={(dialog) => setAsked({ dialog, customers: selection.chosen })}
        />
      )}
      {asked?.dialog === 'owners' && (
        <OwnersDialog
          customers={asked.customers}
          owners={rights.owners}
          onClose={() => setAsked(null)}
          onDone={selection.clear}
        />
      )}
      {asked?.dialog === 'merge' && (
        <MergeDialog
          customers={asked.customers}
          fetchId={fetchId}
          onClose={() => setAsked(null)}
          onDone={selection.clear}
        />
      )}
    </ListFrame>
  );
}

import type { RecordOwnerGroups } from '@girassol/shared-domain';
import { PageHeader, useIsPhone } from '@girassol/shared-ui';
import { RecordOwnerSelect } from '@girassol/shared-ui/filters';
import type { ReactNode } from 'react';
import { getRecordOwnerLabel } from './get-record-owner-label';
import { PhonePageHeader, type PhonePageHeaderProps } from './PhonePageHeader';

interface BoardPageHeaderProps extends Pick<PhonePageHeaderProps, 'title' | 'summary' | 'nav' | 'filters'> {
  viewers: RecordOwnerGroups;
  /** Id of the person, team or company whose records are shown. */
  fetchId: string;
  /** Called with the id of another one. */
  onView: (id: string) => void;
  /** Text that is searched for on the page. */
  search?: string;
  /** Number of filters that are not at their default, without the search. */
  filtersBesideSearch: number;
  /** Menu of what areas do with the list. */
  listActions?: ReactNode;
  /** Further buttons, the primary one last; those whose text is a `WideLabel` are icons on a phone. */
  actions?: ReactNode;
}

/** Header of a page of a board, with the choice of whose records are shown; on a phone that choice stands with the filters. */
export function BoardPageHeader(props: BoardPageHeaderProps) {
  const {
    viewers,
    fetchId,
    onView,
    listActions,
    actions,
    filters,
    search = '',
    filtersBesideSearch,
    ...head
  } = props;
  const ownerSelect = <RecordOwnerSelect groups={viewers} value={fetchId} onChange={onView} />;
  if (useIsPhone())
    return (
      <PhonePageHeader
        {...head}
        scope={getRecordOwnerLabel(viewers, fetchId)}
        actions={
          <>
            {listActions}
            {actions}
          </>
        }
        filters={
          <>
            {ownerSelect}
            {filters}
          </>
        }
        filtersInUse={filtersBesideSearch + (search === '' ? 0 : 1)}
      />
    );
  return (
    <PageHeader
      {...head}
      actions={
        <>
          {listActions}
          {ownerSelect}
          {actions}
        </>
      }
      filters={filters}
    />
  );
}

import type { SlotContext } from '@girassol/federation/remote';
import { useSearchRecords } from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import type { SearchKind } from '@girassol/shared-domain/contract';
import { useEffect, useMemo } from 'react';
import { boardActions } from './board-actions';
import { recordFinding } from './record-finding';

/** What the search of everything finds of this area: items of all boards, customers, notes, files, and what can be done. */
export default function BoardsSearch({
  session,
  permissions,
  search,
  onFound,
}: SlotContext<'search.source/v1'>) {
  const person = useMemo(() => ({ session, permissions }), [session, permissions]);
  const kinds = useMemo<SearchKind[]>(
    () => ['ITEM', ...(can(person, 'customersList') ? ['CUSTOMER' as const] : []), 'NOTE', 'FILE'],
    [person],
  );
  const { records, isLoading, hasFailed } = useSearchRecords(search, kinds);
  useEffect(() => {
    onFound({
      findings: [
        ...boardActions(person, search),
        ...records.flatMap((record) => recordFinding(record, person, search === '') ?? []),
      ],
      isLoading,
      hasFailed,
    });
  }, [person, search, records, isLoading, hasFailed, onFound]);
  return null;
}

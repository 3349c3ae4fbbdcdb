import type { SlotContext } from '@girassol/federation/remote';
import { useConditionFacts, useSearchRecords } from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import type { SearchRecordKind } from '@girassol/shared-domain/contract';
import { useEffect, useMemo } from 'react';
import { findBoardActions } from './board-actions';
import { toSearchFinding } from './record-finding';

/** Search source of the CRM and boards area: finds items of all boards, customers, notes, files and actions. */
export default function BoardsSearch({
  session,
  permissions,
  search,
  onFound,
}: SlotContext<'search.source/v1'>) {
  const levels = useConditionFacts()?.levels;
  const person = useMemo(() => ({ session, permissions, levels }), [session, permissions, levels]);
  const kinds = useMemo<SearchRecordKind[]>(
    () => ['ITEM', ...(can(person, 'customersList') ? ['CUSTOMER' as const] : []), 'NOTE', 'FILE'],
    [person],
  );
  const { records, isLoading, hasFailed } = useSearchRecords(search, kinds);
  useEffect(() => {
    onFound({
      findings: [
        ...findBoardActions(person, search),
        ...records.flatMap((record) => toSearchFinding(record, person, search === '') ?? []),
      ],
      isLoading,
      hasFailed,
    });
  }, [person, search, records, isLoading, hasFailed, onFound]);
  return null;
}

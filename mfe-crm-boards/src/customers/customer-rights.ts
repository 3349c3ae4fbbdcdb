import { useFacts, useSession, useSettings } from '@girassol/shared-auth';
import {
  can,
  isEnterprise,
  MANAGER_LABEL,
  meets,
  registersCustomers,
  type Session,
  type ViewerGroups,
  viewersFor,
} from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { useMemo } from 'react';

/** Somebody who may look after customers. */
export interface CustomerOwner {
  userId: string;
  label: string;
}

export interface CustomerRights {
  session: Session;
  /** May open the list at all (customers-010). */
  seesList: boolean;
  /** May register customers: here, or with a new item. */
  registers: boolean;
  /** An account in bad standing looks, and changes nothing (shell.access-008). */
  changes: boolean;
  deletes: boolean;
  /** Whose customers may be looked at. */
  viewers: ViewerGroups;
  /** Who customers may be given to. */
  owners: CustomerOwner[];
}

const nothingKnown: Pick<Settings, 'teams'> = { teams: [] };

/** What this person may do with customers; null until it is known. The server decides again. */
export function useCustomerRights(): CustomerRights | null {
  const session = useSession();
  const facts = useFacts();
  const settings = useSettings() ?? nothingKnown;
  return useMemo(() => {
    if (!session || !facts) return null;
    const { permissions } = facts;
    const viewers = viewersFor({
      session,
      permissions,
      managerRight: 'salesManager',
      settings: { teams: settings.teams, individualPermissions: {} },
    });
    return {
      session,
      seesList: can(facts, 'customersList'),
      registers: meets(registersCustomers, facts),
      changes: session.statusOk,
      deletes: session.statusOk && can(facts, 'dataDeletion'),
      viewers,
      owners: ownersFor(viewers, session),
    };
  }, [session, facts, settings.teams]);
}

/** The people of the viewers, named as owners are: oneself, the manager, and whom one leads. */
function ownersFor({ people }: ViewerGroups, session: Session): CustomerOwner[] {
  if (!isEnterprise(session)) return [];
  return people.map(({ id, label }) => ({
    userId: id,
    label: id === session.managerUserId && id !== session.userId ? MANAGER_LABEL : label,
  }));
}

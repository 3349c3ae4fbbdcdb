import type { MenuContribution } from '@girassol/federation';
import type { VisitorKind } from '@girassol/shared-domain';
import { collaboratorPaths } from '../addresses/collaborators';

const activeVisitors: VisitorKind[] = ['active'];
/** Invited people may be signed in to another account in this browser. */
const invitedVisitors: VisitorKind[] = ['loggedOut', 'active', 'inactive'];

/** Routes of collaborators and invitations. */
export const collaboratorRoutes = [
  {
    path: collaboratorPaths.list,
    screen: 'collaborators' as const,
    title: 'Colaboradores',
    access: activeVisitors,
  },
  {
    path: collaboratorPaths.invitation,
    screen: 'invitation' as const,
    title: 'Convite',
    access: invitedVisitors,
  },
];

/** Menu entry of the collaborators. */
export const collaboratorsMenu: MenuContribution = {
  id: 'colaboradores',
  label: 'Colaboradores',
  icon: 'users',
  group: 'ajustes',
  order: 20,
  to: collaboratorPaths.list,
  subject: 'account',
  when: { permission: 'employeesManager' },
  hideable: true,
};

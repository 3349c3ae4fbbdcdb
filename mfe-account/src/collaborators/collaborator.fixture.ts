import type { Collaborator } from '@girassol/account-domain/contract';
import type { CollaboratorList } from './use-collaborators';

export const ana: Collaborator = {
  _id: '0198a000-0000-7000-8000-0000000000b1',
  name: 'Ana Lima',
  email: 'ana@exemplo.test',
  phone: '',
  position: '',
  since: 0,
  permissions: { salesKanban: true },
  levels: {},
  version: 3,
  away: null,
  isAwayToday: false,
  isSelf: false,
};

export const bruno: Collaborator = {
  ...ana,
  _id: '0198a000-0000-7000-8000-0000000000b2',
  name: 'Bruno Sá',
  email: 'bruno@exemplo.test',
};

/** Builds the answer of the list of collaborators of an account without invitations, removals and paid seats. */
export const buildCollaboratorList = (...collaborators: Collaborator[]): CollaboratorList => ({
  collaborators,
  invitations: [],
  removals: [],
  seats: { used: collaborators.length, invited: 0, paid: null },
});

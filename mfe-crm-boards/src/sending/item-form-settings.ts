import { DEFAULT_DOCUMENT_VALIDITY_DAYS } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';

/**
 * Settings of the account that the form for registering and editing an item uses: permissions of each person,
 * teams, and the default validity.
 */
export type ItemFormSettings = Pick<Settings, 'individualPermissions' | 'teams'> & {
  preferences: Pick<Settings['preferences'], 'proposalGenStdValues'>;
};

/**
 * Settings for the item form while the account's settings are not available: the default validity, no teams
 * and no permissions.
 */
export const fallbackItemFormSettings: ItemFormSettings = {
  individualPermissions: {},
  teams: [],
  preferences: { proposalGenStdValues: { validity: DEFAULT_DOCUMENT_VALIDITY_DAYS } },
};

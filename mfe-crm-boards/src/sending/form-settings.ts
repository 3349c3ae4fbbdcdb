import type { Settings } from '@girassol/shared-domain/contract';

/** What the form takes from the settings. */
export type FormSettings = Pick<Settings, 'individualPermissions' | 'teams'> & {
  preferences: Pick<Settings['preferences'], 'proposalGenStdValues'>;
};

/** Where they could not be read: the usual 15 days, and nothing known of teams. */
export const withoutSettings: FormSettings = {
  individualPermissions: {},
  teams: [],
  preferences: { proposalGenStdValues: { validity: 15 } },
};

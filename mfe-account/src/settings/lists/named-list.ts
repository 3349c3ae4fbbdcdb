import type { SettingsChange } from '@girassol/shared-domain/contract';

/** Configurable list of names that people choose from, such as loss reasons. */
export interface NamedList {
  id: string;
  title: string;
  /** A few words on the list, below its title in the list of sections. */
  summary: string;
  /** Explanation for people of which screens show the names. */
  why: string;
  /** Singular noun for one entry, for example "motivo". */
  one: string;
  keywords: string;
  order: number;
  key:
    | 'origins'
    | 'salesLostReasons'
    | 'rejectReasons'
    | 'notesTypes'
    | 'companyPositions'
    | 'addons'
    | 'stdFolders';
}

/** Builds the settings change that replaces the entries of a named list. */
export const buildNamedListChange = (
  key: NamedList['key'],
  entries: { _id?: string | undefined; name: string }[],
): SettingsChange => ({ [key]: entries });

import { lazyPart, useIsPhone } from '@girassol/shared-ui';
import { RowButtons, type RowButtonsProps } from '@girassol/shared-ui/fields';

/** Fetched on phones alone. */
const EntryMenu = lazyPart(() => import('./EntryMenu'));

/** Buttons of a row of a named list; on a phone one menu, which leaves the line to the name. */
export const EntryButtons = (props: RowButtonsProps) =>
  useIsPhone() ? <EntryMenu {...props} /> : <RowButtons {...props} />;

import type { CatalogueKind } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';

/** Tells open browsers of the account that a catalogue is another one now, or the kits. */
export const tellCatalogue = (tx: Tx, caller: Caller, catalogue: CatalogueKind | 'kits'): Promise<void> =>
  publish(tx, caller, { kind: 'catalogue-changed', catalogue });

import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import type { CatalogueKind } from '@girassol/shared-domain';

/** Publishes to open browsers of the account that a catalogue, or the kits, have changed. */
export const publishCatalogueChanged = (
  tx: Tx,
  caller: Caller,
  catalogue: CatalogueKind | 'kits',
): Promise<void> => publishEvent(tx, caller, { kind: 'catalogue-changed', catalogue });

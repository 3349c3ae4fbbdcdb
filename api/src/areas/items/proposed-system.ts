import type { Row, Tx } from '@girassol/api-platform/database';
import type { ProposalData } from '@girassol/shared-domain/contract';
import { sum } from '@girassol/shared-domain/solar';
import { sql } from 'kysely';

/** Columns of an item that describe a proposed system; null for what the proposal does not say yet. */
interface SystemColumns {
  mods_qtd: number | null;
  inv_qtd: number | null;
  inverter_type: string | null;
  /** km */
  distance: number | null;
  work_city: string | null;
}

/** Returns the columns of an item that follow from the equipment and the location of a proposal. */
export function getProposedSystemColumns({
  pvModuleData = [],
  inverterData = [],
  location,
}: ProposalData): SystemColumns {
  return {
    mods_qtd: sum(pvModuleData.map(({ quantity }) => quantity)) || null,
    inv_qtd: sum(inverterData.map(({ iQuantity }) => iQuantity)) || null,
    inverter_type: inverterData[0] ? (inverterData[0].type === 'microinverter' ? 'Micro' : 'String') : null,
    distance: location?.distance ?? null,
    work_city: location?.city ?? null,
  };
}

/**
 * Writes the system of a proposal to those columns of its item that are empty: numbers of modules and inverters, type
 * of inverter, distance and city of the installation. Values that somebody typed stay.
 */
export async function fillProposedSystem(
  tx: Tx,
  { account_id, id }: Pick<Row<'sales'>, 'account_id' | 'id'>,
  data: ProposalData,
): Promise<void> {
  const system = getProposedSystemColumns(data);
  await sql`
    update sales set
      mods_qtd = coalesce(mods_qtd, ${system.mods_qtd}::int),
      inverter_type = case when inv_qtd is null then coalesce(${system.inverter_type}::text, inverter_type) else inverter_type end,
      inv_qtd = coalesce(inv_qtd, ${system.inv_qtd}::int),
      distance = coalesce(distance, ${system.distance}::numeric),
      work_city = coalesce(nullif(work_city, ''), ${system.work_city}::text, '')
    where account_id = ${account_id} and id = ${id}`.execute(tx);
}

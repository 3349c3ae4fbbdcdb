import type { Tx } from '@girassol/api-platform/database';
import { catalogueKinds, DAY_MS, kitSuppliers } from '@girassol/shared-domain';
import { type KitRequest, kitRequest } from '@girassol/shared-domain/contract';
import { toCatalogueItemColumns } from '../areas/catalogue/catalogue-item-columns';
import { toKitColumns } from '../areas/kits/to-kit-columns';
import { demoCatalogueItems } from './catalogue-goods';
import type { DemoRandom } from './demo-random';

/** module, how many, inverter, how many, fixation, voltage: rows of the goods. Twelve sizes, each from two suppliers. */
const plans = [
  [1, 6, 0, 1, 'Cerâmico', '220 V'],
  [1, 8, 1, 1, 'Cerâmico', '127/220 V'],
  [6, 10, 1, 1, 'Fibrocimento', '220 V'],
  [4, 10, 8, 1, 'Metálico Trapezoidal', '220 V'],
  [9, 12, 2, 1, 'Cerâmico', '220 V'],
  [3, 16, 10, 4, 'Laje', '220 V'],
  [2, 18, 3, 1, 'Metálico Ondulado', '220 V'],
  [7, 24, 4, 1, 'Mini-Trilho', '220/380 V'],
  [5, 36, 5, 1, 'Solo', '380 V'],
  [4, 48, 5, 1, 'Carport', '380 V'],
  [7, 90, 6, 1, 'Zipado', '380 V'],
  [5, 120, 7, 1, 'Solo', '380 V'],
] as const;

type Plan = (typeof plans)[number];

const { modules, inverters, equipaments } = demoCatalogueItems;

/** The row of the goods that a plan names. */
function at<Good>(goods: readonly Good[], index: number): Good {
  const good = goods[index];
  if (!good) throw new RangeError(`no row ${index} among the goods of the demonstration`);
  return good;
}

/** The structure that a surface takes, as a row of the goods, and how many modules one of it carries. */
const structures: Record<Plan[4], [row: number, modulesEach: number]> = {
  Cerâmico: [0, 4],
  Fibrocimento: [1, 4],
  'Metálico Trapezoidal': [2, 4],
  'Metálico Ondulado': [2, 4],
  'Mini-Trilho': [2, 4],
  Laje: [4, 4],
  Solo: [3, 10],
  Carport: [15, 8],
  Zipado: [16, 4],
};

function buildKitItems([, count, inverterRow, inverterCount, fixation]: Plan) {
  const [structure, modulesEach] = structures[fixation];
  const hasStrings = at(inverters, inverterRow).type !== 'microinverter';
  const lines: [row: number, quantity: number][] = [
    [structure, Math.ceil(count / modulesEach)],
    ...(hasStrings
      ? ([
          [5, count * 5],
          [6, count * 5],
          [8, Math.max(2, Math.ceil(count / 6))],
          [count > 20 ? 10 : 9, Math.max(1, Math.ceil(count / 40))],
        ] satisfies [number, number][])
      : // Modules are plugged into microinverters, which a trunk cable joins: there is no direct current to protect.
        ([
          [13, inverterCount],
          [11, 1],
        ] satisfies [number, number][])),
  ];
  return lines.map(([row, quantity]) => {
    const { item, manufacturer, detail, price } = at(equipaments, row);
    return { item, manufacter: manufacturer, detail, price, quantity };
  });
}

/** Builds a kit as a supplier offers it; variant 1 costs a little more than variant 0. */
function buildKit(plan: Plan, index: number, variant: number): KitRequest {
  const [moduleRow, count, inverterRow, inverterCount, fixation, voltage] = plan;
  const panel = at(modules, moduleRow);
  const inverter = at(inverters, inverterRow);
  const items = buildKitItems(plan);
  const parts =
    panel.price * count +
    inverter.price * inverterCount +
    items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return kitRequest.parse({
    kitData: {
      kitPrice: Math.round(parts * (1 + variant * 0.035) * 100) / 100,
      supplier: kitSuppliers[(index + variant * 3) % kitSuppliers.length],
      voltage,
      fixation,
    },
    pvModuleData: [{ ...panel, quantity: count }],
    inverterData: [
      {
        iManufacturer: inverter.manufacturer,
        iModel: inverter.model,
        iMonitoring: inverter.monitoring,
        iPower: inverter.power,
        iQuantity: inverterCount,
        iWarranty: inverter.warranty,
        type: inverter.type === 'microinverter' ? 'microinverter' : 'string inverter',
        price: inverter.price,
      },
    ],
    additionalItems: items,
  });
}

/**
 * Inserts the catalogue and the kits of a demonstration account. An account whose plan has no catalogue gets
 * only a few kits.
 */
export async function writeCatalogue(
  tx: Tx,
  {
    accountId,
    userId,
    random,
    now,
    isFull,
  }: { accountId: string; userId: string; random: DemoRandom; now: number; isFull: boolean },
): Promise<void> {
  const kept = { account_id: accountId, updated_by: userId };
  if (isFull) {
    const items = catalogueKinds.flatMap((kind) =>
      demoCatalogueItems[kind].map((request, index) => {
        const at = new Date(now - (90 - index) * DAY_MS);
        const id = random.id(at.getTime());
        return { ...toCatalogueItemColumns(request), ...kept, id, kind, registered_at: at, updated_at: at };
      }),
    );
    await tx.insertInto('catalogue_items').values(items).execute();
  }
  const chosen = isFull ? plans : plans.slice(0, 3);
  const kits = chosen.flatMap((plan, index) =>
    [0, 1].map((variant) => {
      const at = new Date(now - (60 - index * 2 - variant) * DAY_MS);
      const id = random.id(at.getTime());
      return {
        ...toKitColumns(buildKit(plan, index, variant)),
        ...kept,
        id,
        owner_id: userId,
        registered_at: at,
        updated_at: at,
      };
    }),
  );
  await tx.insertInto('kits').values(kits).execute();
}

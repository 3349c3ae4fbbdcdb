import type { AfterSalesServiceSetting } from '@girassol/account-api/settings';
import type { DemoRandom } from './demo-random';
import type { AccountDraft } from './world';

type Offered = Omit<AfterSalesServiceSetting, '_id'> & { comps: string[] };

/** Services and supplies that an installer offers after the sale, at market prices. */
const offeredServices: [Offered, ...Offered[]] = [
  {
    name: 'Limpeza dos módulos',
    type: 'SERVICE',
    priceCents: 38_000,
    comps: ['Mão de obra, dois técnicos: R$ 300,00', 'Deslocamento: R$ 80,00'],
  },
  {
    name: 'Revisão elétrica com termografia',
    type: 'SERVICE',
    priceCents: 52_000,
    comps: ['Medições e reaperto: R$ 320,00', 'Câmera térmica e laudo: R$ 200,00'],
  },
  {
    name: 'Configuração do monitoramento',
    type: 'SERVICE',
    priceCents: 15_000,
    comps: ['Visita de até uma hora: R$ 150,00'],
  },
  {
    name: 'Visita técnica',
    type: 'SERVICE',
    priceCents: 18_000,
    comps: ['Diagnóstico no local: R$ 180,00'],
  },
  { name: 'Conector MC4 (par)', type: 'SUPPLY', priceCents: 2_490, comps: [] },
  { name: 'Cabo solar 6 mm² (metro)', type: 'SUPPLY', priceCents: 1_190, comps: [] },
  { name: 'DPS 1.040 Vcc', type: 'SUPPLY', priceCents: 13_900, comps: [] },
  { name: 'Módulo 585 W', type: 'SUPPLY', priceCents: 64_900, comps: [] },
];

/** Builds the after-sales services in the settings of a demonstration account. */
export function buildDemoServices(random: DemoRandom, now: number): AfterSalesServiceSetting[] {
  return offeredServices.map(({ name, type, priceCents, comps }) => ({
    _id: random.id(now),
    name,
    type,
    priceCents,
    priceComps: comps,
  }));
}

/**
 * Adds service lines to a demonstration's after-sales activity and returns their total in cents. An activity
 * at the first stage often has none.
 */
export function addServiceLines(
  world: AccountDraft,
  saleId: string,
  { stage, registered }: { stage: number; registered: number },
): number {
  const { random, accountId, services } = world;
  if (services.length === 0 || (stage === 0 && random.chance(0.7))) return 0;
  const work = random.int(0, 3);
  const goods = random.chance(0.55) ? [random.int(4, offeredServices.length - 1)] : [];
  return [work, ...goods].reduce((sum, index) => {
    const [service, line] = [services[index], offeredServices[index]];
    if (!service || !line) return sum;
    const quantity = service.type === 'SUPPLY' ? random.int(1, 6) : 1;
    world.serviceLines.push({
      account_id: accountId,
      sale_id: saleId,
      service_id: service._id,
      name: service.name,
      type: service.type,
      quantity,
      price_cents: service.priceCents,
      price_comps: line.comps,
      added_at: new Date(registered),
    });
    return sum + service.priceCents * quantity;
  }, 0);
}

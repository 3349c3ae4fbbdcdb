import type { AfterSalesServiceSetting } from '@girassol/account-api/settings';
import type { DemoRandom } from './demo-random';
import type { NoteTemplate } from './stories';
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

/** Work that an after-sales activity is about: where it stands on the board, what it costs, and what is told about it. */
export interface AfterSalesActivity {
  name: string;
  /** Columns of a new account in which it may stand, by their index. */
  stages: readonly number[];
  /** Services and supplies of the work, with the number of each from and to. */
  lines: readonly { name: string; quantity: readonly [low: number, high: number] }[];
  /** Told one after another, stage by stage. */
  notes: readonly NoteTemplate[];
}

const ONCE = [1, 1] as const;

const activities: [AfterSalesActivity, ...AfterSalesActivity[]] = [
  {
    name: 'Limpeza dos módulos',
    stages: [0, 1, 3],
    lines: [{ name: 'Limpeza dos módulos', quantity: ONCE }],
    notes: [
      ['WhatsApp', () => 'Módulos com muita poeira da obra ao lado. Cliente pediu a limpeza.'],
      ['Ligação', () => 'Limpeza combinada para a semana que vem.'],
      ['Visita técnica', () => 'Módulos limpos e conectores conferidos.'],
      ['WhatsApp', () => 'Cliente elogiou a equipe e indicou o irmão.'],
    ],
  },
  {
    name: 'Revisão anual',
    stages: [0, 1, 3],
    lines: [
      { name: 'Revisão elétrica com termografia', quantity: ONCE },
      { name: 'Conector MC4 (par)', quantity: [1, 4] },
    ],
    notes: [
      ['Observação', () => 'Um ano de sistema ligado. Oferecer a revisão e a limpeza.'],
      ['Ligação', () => 'Revisão combinada para a próxima semana, de manhã.'],
      ['Visita técnica', () => 'Conectores reapertados, sem ponto quente na câmera térmica.'],
      ['E-mail', () => 'Laudo da revisão enviado ao cliente.'],
    ],
  },
  {
    name: 'Inversor com erro de isolamento',
    stages: [2, 3],
    lines: [
      { name: 'Visita técnica', quantity: ONCE },
      { name: 'Cabo solar 6 mm² (metro)', quantity: [5, 20] },
    ],
    notes: [
      ['WhatsApp', () => 'Inversor com erro de isolamento depois da chuva. Técnico vai amanhã cedo.'],
      ['Visita técnica', () => 'Cabo com a isolação gasta na passagem do telhado.'],
      ['Ligação', () => 'Cliente de acordo com a troca do trecho de cabo.'],
      ['Observação', () => 'Cabo trocado. Inversor ligou e está gerando normalmente.'],
    ],
  },
  {
    name: 'Monitoramento sem dados',
    stages: [2, 3],
    lines: [{ name: 'Configuração do monitoramento', quantity: ONCE }],
    notes: [
      ['Observação', () => 'Aplicativo sem dados há quatro dias. Provável troca do roteador.'],
      ['Ligação', () => 'Cliente confirmou a troca do roteador no mês passado.'],
      ['WhatsApp', () => 'Visita marcada para refazer a conexão.'],
      ['Observação', () => 'Monitoramento voltou depois de trocar a senha do Wi-Fi no inversor.'],
    ],
  },
  {
    name: 'Troca do protetor de surto',
    stages: [2, 3],
    lines: [
      { name: 'Visita técnica', quantity: ONCE },
      { name: 'DPS 1.040 Vcc', quantity: [1, 3] },
    ],
    notes: [
      ['WhatsApp', () => 'Janela do protetor ficou vermelha depois da tempestade.'],
      ['Ligação', () => 'Peça separada no estoque. Visita marcada.'],
      ['Visita técnica', () => 'Protetor retirado; o aterramento está bom.'],
      ['Observação', () => 'Protetor novo instalado e testado.'],
    ],
  },
  {
    name: 'Ampliação do sistema',
    stages: [0],
    lines: [
      { name: 'Módulo 585 W', quantity: [6, 12] },
      { name: 'Visita técnica', quantity: ONCE },
    ],
    notes: [['Ligação', () => 'Comprou um carro elétrico e quer saber quanto custa gerar mais.']],
  },
];

/** Chooses what an activity in a column of the demonstration's after-sales board is about. */
export function pickAfterSalesActivity(random: DemoRandom, stage: number): AfterSalesActivity {
  const [one = activities[0], ...others] = activities.filter(({ stages }) => stages.includes(stage));
  return random.pick([one, ...others]);
}

/**
 * Adds the service lines of an activity to a demonstration and returns their total in cents. Before the first contact
 * nothing has been offered yet.
 */
export function addServiceLines(
  world: AccountDraft,
  saleId: string,
  { activity, stage, registered }: { activity: AfterSalesActivity; stage: number; registered: number },
): number {
  const { random, accountId, services } = world;
  if (services.length === 0 || stage === 0) return 0;
  return activity.lines.reduce((sum, { name, quantity: [low, high] }) => {
    const index = offeredServices.findIndex((offered) => offered.name === name);
    const [service, offered] = [services[index], offeredServices[index]];
    if (!service || !offered) return sum;
    const quantity = random.int(low, high);
    world.serviceLines.push({
      account_id: accountId,
      sale_id: saleId,
      service_id: service._id,
      name: service.name,
      type: service.type,
      quantity,
      price_cents: service.priceCents,
      price_comps: offered.comps,
      added_at: new Date(registered),
    });
    return sum + service.priceCents * quantity;
  }, 0);
}

import type { NewRow, Tx } from '@girassol/api-platform/database';
import { brazilianStates, DAY_MS, toIsoDate } from '@girassol/shared-domain';
import type { SimulatedConsumption, SiteLeadState, SiteTrafficSource } from '@girassol/shared-domain/website';
import { estimateSystemForAccount } from '../../areas/websites/simulator/estimate/estimate-system-for-account';
import { getContactConsentText } from '../../areas/websites/simulator/steps/consent';
import type { DemoRandom } from '../demo-random';
import type { AccountDraft } from '../world';

interface DemoLead {
  state: SiteLeadState;
  name: string;
  phone: string;
  uf: SimulatedConsumption['uf'];
  city: string;
  /** kWh a month. */
  consumption: number;
  source: SiteTrafficSource;
  doubts: string[];
  daysAgo: number;
  ids?: { customer_id: string; sale_id: string; seller_id: string | null };
}

const DISTRIBUTOR: Record<string, string> = { SC: 'CELESC-DIS', PR: 'COPEL-DIS' };

/** Builds the leads of the site that became items: the newest open ones of the pre-sale board. */
function buildReceivedLeads({ items, users }: AccountDraft): DemoLead[] {
  const sources: SiteTrafficSource[] = ['BUSCA', 'INSTAGRAM', 'VENDEDOR', 'GOOGLE_ADS'];
  return items
    .filter(
      ({ row, customer }) => row.type === 'PRE_SALES' && row.status === 'IN_PROGRESS' && customer.row.phone,
    )
    .slice(-sources.length)
    .map(({ row, customer, owner }, place) => ({
      state: 'RECEBIDO' as const,
      name: customer.row.name,
      phone: customer.row.phone ?? '',
      uf: brazilianStates.find(({ uf }) => uf === customer.row.uf)?.uf ?? 'SC',
      city: customer.row.city ?? 'Blumenau',
      consumption: [480, 610, 350, 900][place] ?? 480,
      source: sources[place] ?? 'DIRETO',
      doubts: [],
      daysAgo: (place + 1) * 1.7,
      ids: {
        customer_id: row.customer_id,
        sale_id: row.id,
        seller_id:
          sources[place] === 'VENDEDOR' ? (users.find(({ id }) => id === owner.id)?.id ?? null) : null,
      },
    }));
}

const waiting: DemoLead[] = [
  {
    state: 'SUSPEITO',
    name: 'Ganhe dinheiro www.premio-agora.example',
    phone: '11980001234',
    uf: 'SC',
    city: 'Blumenau',
    consumption: 500,
    source: 'OUTROS',
    doubts: ['Preencheu um campo que pessoas não veem.', 'O nome traz um endereço da internet.'],
    daysAgo: 0.4,
  },
  {
    state: 'SUSPEITO',
    name: 'Sandra Kuhn',
    phone: '47980005678',
    uf: 'SC',
    city: 'Gaspar',
    consumption: 420,
    source: 'BUSCA',
    doubts: ['Mais de 5 envios do mesmo endereço em 15 minutos.'],
    daysAgo: 1.1,
  },
  {
    state: 'DESCARTADO',
    name: 'Teste teste',
    phone: '20999999999',
    uf: 'SC',
    city: 'Blumenau',
    consumption: 10,
    source: 'DIRETO',
    doubts: ['O DDD 20 não existe.', '10 kWh por mês é pouco para uma conta de luz.'],
    daysAgo: 6,
  },
];

/**
 * Inserts the leads of the demonstration's site: some on the board, two doubtful leads that wait for review,
 * one discarded.
 */
export async function writeLeads(
  tx: Tx,
  world: AccountDraft,
  { random, now, company }: { random: DemoRandom; now: number; company: string },
): Promise<void> {
  const rows: NewRow<'website_leads'>[] = [];
  const counted: LeadToCount[] = [];
  for (const lead of [...buildReceivedLeads(world), ...waiting]) {
    const { state, name, phone, uf, city, consumption, source, doubts, daysAgo, ids } = lead;
    const answers: SimulatedConsumption = {
      consumption,
      uf,
      city,
      ucType: 'Residencial',
      modality: 'B',
      distributor: DISTRIBUTOR[uf] ?? null,
    };
    const result = await estimateSystemForAccount(tx, world.accountId, { ...answers, bill: null });
    const at = now - daysAgo * DAY_MS;
    counted.push({ day: toIsoDate(at), source });
    rows.push({
      account_id: world.accountId,
      id: random.id(at),
      state,
      doubts,
      name,
      phone: phone.replace(/\D/g, ''),
      answers: JSON.stringify(answers),
      estimate: result.ok ? JSON.stringify(result.estimate) : null,
      consent_words: getContactConsentText(company),
      marketing: random.chance(0.4),
      source,
      form_token: random.id(at),
      created_at: new Date(at),
      ...ids,
    });
  }
  await tx.insertInto('website_leads').values(rows).execute();
  await writeLeadCounts(tx, world.accountId, counted);
}

interface LeadToCount {
  day: string;
  source: SiteTrafficSource;
}

/** Inserts the counts of the leads: as many contacts among the figures of the site as there are leads. */
async function writeLeadCounts(tx: Tx, accountId: string, leads: readonly LeadToCount[]): Promise<void> {
  const counts = new Map<string, NewRow<'website_counts'>>();
  for (const { day, source } of leads) {
    const key = `${day} ${source}`;
    const count = (counts.get(key)?.count ?? 0) + 1;
    counts.set(key, { account_id: accountId, day, page: 'simulador', source, what: 'LEAD', count });
  }
  await tx
    .insertInto('website_counts')
    .values([...counts.values()])
    .execute();
}

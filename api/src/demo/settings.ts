import type {
  AfterSalesServiceSetting,
  SettingChoice,
  SettingsDocument,
} from '@girassol/account-api/settings';
import type { DemoRandom } from './demo-random';

/** Lists in the settings of demonstration accounts: origins of customers, reasons and types of notes. */
export const demoSettingsChoices: Record<
  'origins' | 'salesLostReasons' | 'rejectReasons' | 'notesTypes' | 'companyPositions' | 'addons',
  [string, ...string[]]
> = {
  origins: ['Indicação', 'Instagram', 'Site', 'Google', 'Feira', 'Panfleto', 'Parceiro'],
  salesLostReasons: [
    'Preço acima do esperado',
    'Fechou com concorrente',
    'Crédito não aprovado',
    'Telhado sem condições',
    'Desistiu do investimento',
    'Não respondeu mais',
  ],
  rejectReasons: [
    'Documento ilegível',
    'Padrão de entrada fora da norma',
    'ART ausente',
    'Procuração vencida',
  ],
  notesTypes: ['Observação', 'Ligação', 'WhatsApp', 'Visita técnica', 'Reunião', 'E-mail'],
  companyPositions: ['Consultor de vendas', 'Projetista', 'Coordenador de obras', 'Administrativo'],
  addons: ['String box CC', 'Cabo solar 6 mm²', 'Monitoramento por 12 meses', 'Limpeza no primeiro ano'],
};

/** Builds the settings of a demonstration account, as an installer has them after a year of use. */
export function buildDemoSettings(
  random: DemoRandom,
  now: number,
  { slug, afterSalesServices }: { slug: string; afterSalesServices: AfterSalesServiceSetting[] },
): Partial<SettingsDocument> {
  const choices = (names: string[]): SettingChoice[] => names.map((name) => ({ _id: random.id(now), name }));
  return {
    origins: choices(demoSettingsChoices.origins),
    salesLostReasons: choices(demoSettingsChoices.salesLostReasons),
    rejectReasons: choices(demoSettingsChoices.rejectReasons),
    notesTypes: choices(demoSettingsChoices.notesTypes),
    companyPositions: choices(demoSettingsChoices.companyPositions),
    addons: choices(demoSettingsChoices.addons),
    afterSalesServices,
    autoCreateProjAndInst: true,
    autoCreateAfterSale: true,
    proposalValidityDays: 15,
    proposalSlug: slug,
  };
}

import type { SettingChoice, SettingService, SettingsDocument } from '../platform/database';
import type { Random } from './random';

/** The lists of an installer's settings. */
export const demoLists: Record<
  'origins' | 'salesLostReasons' | 'rejectReasons' | 'notesTypes',
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
};

/** Settings as an installer would have them after a year. */
export function demoSettings(
  random: Random,
  now: number,
  { slug, afterSalesServices }: { slug: string; afterSalesServices: SettingService[] },
): Partial<SettingsDocument> {
  const choices = (names: string[]): SettingChoice[] => names.map((name) => ({ _id: random.id(now), name }));
  return {
    origins: choices(demoLists.origins),
    salesLostReasons: choices(demoLists.salesLostReasons),
    rejectReasons: choices(demoLists.rejectReasons),
    notesTypes: choices(demoLists.notesTypes),
    afterSalesServices,
    autoCreateProjAndInst: true,
    autoCreateAfterSale: true,
    proposalValidityDays: 15,
    proposalSlug: slug,
  };
}

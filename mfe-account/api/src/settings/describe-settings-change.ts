import { formatExactNumber, getOwnValue } from '@girassol/shared-domain';
import type { SettingsDocument } from '../tables/settings-tables';

/** Label of each part of the settings. */
const partLabels: Record<keyof SettingsDocument, string> = {
  origins: 'Origens',
  salesLostReasons: 'Motivos de perda',
  rejectReasons: 'Motivos de reprova',
  notesTypes: 'Tipos de nota',
  companyPositions: 'Cargos',
  addons: 'Adicionais do kit',
  stdFolders: 'Pastas padrão',
  afterSalesServices: 'Serviços de pós-venda',
  autoPricingType: 'Tipo de precificação',
  autoPricingCalc: 'Cálculo do preço',
  autoPricing: 'Faixas de margem',
  autoPricingDetailed: 'Precificação detalhada',
  calculation: 'Cálculo da proposta',
  disabledSuppliers: 'Fornecedores desativados',
  autoFinancing: 'Tabela de financiamento',
  afterSaleDays: 'Dias até o pós-venda',
  autoCreateProjAndInst: 'Criar projeto e obra ao ganhar',
  autoCreateAfterSale: 'Criar pós-venda ao ganhar',
  proposalValidityDays: 'Validade da proposta, em dias',
  useManagerKits: 'Vendedores usam os kits do gerente',
  useFastPDFRendering: 'Impressão rápida da proposta',
  financingKeepLostDays: 'Financiamentos que não saíram: dias até apagar os dados pessoais',
  winWaitsForSignature: 'Venda ganha espera o contrato assinado',
  vendorPriceEdit: 'Vendedores veem custos e margens',
  hiddenMenus: 'Menus ocultos',
  proposalSlug: 'Endereço das propostas',
  proposalTheme: 'Aparência das propostas',
};

/**
 * Describes the changes of a part of the settings for people, one line per change: entries added and removed
 * by name, amounts with old and new value.
 */
export function describeSettingsChange(
  part: keyof SettingsDocument,
  before: SettingsDocument,
  after: SettingsDocument,
): string[] {
  const name = partLabels[part];
  switch (part) {
    case 'autoPricingDetailed': {
      const was = before.autoPricingDetailed;
      const is = after.autoPricingDetailed;
      return describeEntries(name, was.pricingComponents, is.pricingComponents);
    }
    case 'autoPricing':
      return [`${name}: ${after.autoPricing.map(tierText).join('; ') || 'nenhuma'}`];
    case 'disabledSuppliers':
      return [`${name}: ${after.disabledSuppliers.join(', ') || 'nenhum'}`];
    case 'calculation':
    case 'hiddenMenus':
    case 'proposalTheme':
      return [`${name}: alterado`];
    case 'origins':
    case 'salesLostReasons':
    case 'rejectReasons':
    case 'notesTypes':
    case 'companyPositions':
    case 'addons':
    case 'stdFolders':
    case 'afterSalesServices':
    case 'autoFinancing':
      return describeEntries(name, before[part], after[part]);
    default:
      return [`${name}: de ${formatValue(before[part])} para ${formatValue(after[part])}`];
  }
}

interface Entry {
  _id: string;
  name: string;
}

function describeEntries(part: string, before: readonly Entry[], after: readonly Entry[]): string[] {
  const was = new Map(before.map(({ _id, name }) => [_id, name]));
  const is = new Map(after.map(({ _id, name }) => [_id, name]));
  const lines = [
    ...after.filter(({ _id }) => !was.has(_id)).map(({ name }) => `${part}: “${name}” adicionado`),
    ...before.filter(({ _id }) => !is.has(_id)).map(({ name }) => `${part}: “${name}” excluído`),
    ...after.flatMap(({ _id, name }) => {
      const old = was.get(_id);
      return old !== undefined && old !== name ? [`${part}: “${old}” agora é “${name}”`] : [];
    }),
  ];
  return lines.length > 0 ? lines : [`${part}: alterado`];
}

const tierText = ({ power, margin }: SettingsDocument['autoPricing'][number]) =>
  `até ${formatExactNumber(power)} kWp, ${formatExactNumber(margin)}%`;

const valueTexts: Record<string, string> = {
  true: 'sim',
  false: 'não',
  SIMPLE: 'Simples',
  DETAILED: 'Detalhada',
  GROSS_MARGIN: 'Margem sobre o custo (markup)',
  MARKUP: 'Margem sobre o preço (margem bruta)',
};

function formatValue(value: unknown): string {
  if (typeof value === 'number') return formatExactNumber(value);
  return getOwnValue(valueTexts, String(value)) ?? String(value ?? 'nada');
}

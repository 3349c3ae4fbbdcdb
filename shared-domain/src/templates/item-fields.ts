import { getItemInverterTypeLabel } from '../boards/inverter-types';
import { afterSalesLineTypeLabels, computeAfterSalesLineTotal } from '../boards/service-lines';
import type { AfterSalesLine } from '../contract/after-sales';
import type { BoardItem } from '../contract/kanbans';
import { formatMoney, formatNumber } from '../formats/numbers';
import { formatIfKnown, nullIfBlank, type TemplateField } from './template-fields';

const whole = (value: number) => formatNumber(value, 0);

/** Tags of document templates for the address and data of an item's work site. */
export const workSiteTagFields: TemplateField<BoardItem>[] = [
  {
    tag: 'obra_endereco',
    label: 'Endereço da obra',
    sample: 'Rua das Palmeiras, 120',
    getText: ({ workAddress }) => nullIfBlank(workAddress),
  },
  {
    tag: 'obra_cidade',
    label: 'Cidade da obra',
    sample: 'Blumenau',
    getText: ({ workCity }) => nullIfBlank(workCity),
  },
];

/** Tags of document templates for the solar system of an item, filled from the item without a proposal. */
export const systemTagFields: TemplateField<BoardItem>[] = [
  {
    tag: 'sistema_potencia',
    label: 'Potência do sistema, kWp',
    sample: '5,40',
    getText: ({ power }) => (power === 0 ? null : formatNumber(power)),
  },
  {
    tag: 'sistema_modulos',
    label: 'Quantidade de módulos',
    sample: '12',
    getText: ({ modsQtd }) => formatIfKnown(modsQtd, whole),
  },
  {
    tag: 'sistema_inversores',
    label: 'Quantidade de inversores',
    sample: '1',
    getText: ({ invQtd }) => formatIfKnown(invQtd, whole),
  },
];

/** Tags of document templates for data measured at the site of an item, such as type of inverter and roof. */
export const siteSurveyTagFields: TemplateField<BoardItem>[] = [
  {
    tag: 'sistema_tipo_inversor',
    label: 'Tipo de inversor',
    sample: 'Inversor de String',
    getText: ({ inverterType }) => nullIfBlank(getItemInverterTypeLabel(inverterType)),
  },
  {
    tag: 'sistema_distancia',
    label: 'Distância, km',
    sample: '32,00',
    getText: ({ distance }) => formatIfKnown(distance, formatNumber),
  },
  {
    tag: 'sistema_altura_telhado',
    label: 'Altura do telhado, m',
    sample: '4,50',
    getText: ({ roofHight }) => formatIfKnown(roofHight, formatNumber),
  },
];

/** Service or product of an after-sales activity, as a line of a document. */
export type TemplateServiceLine = Omit<AfterSalesLine, '_id'>;

/** Tags of document templates for one service or product of an after-sales activity, repeated for each. */
export const serviceTagFields: TemplateField<TemplateServiceLine>[] = [
  {
    tag: 'servico_nome',
    label: 'Nome do serviço ou produto',
    sample: 'Limpeza',
    getText: ({ serviceName }) => serviceName,
  },
  {
    tag: 'servico_tipo',
    label: 'Serviço ou produto',
    sample: 'Serviço',
    getText: ({ type }) => afterSalesLineTypeLabels[type],
  },
  {
    tag: 'servico_quantidade',
    label: 'Quantidade',
    sample: '1',
    getText: ({ quantity }) => whole(quantity),
  },
  {
    tag: 'servico_preco',
    label: 'Preço da unidade',
    sample: 'R$ 380,00',
    getText: ({ price }) => formatMoney(price),
  },
  {
    tag: 'servico_total',
    label: 'Total da linha',
    sample: 'R$ 380,00',
    getText: (line) => formatMoney(computeAfterSalesLineTotal(line)),
  },
  {
    tag: 'servico_composicao',
    label: 'Composição do preço, uma linha para cada parte',
    sample: 'Mão de obra',
    getText: ({ priceComps }) => nullIfBlank(priceComps.join('\n')),
  },
];

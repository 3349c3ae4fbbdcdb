import type {
  CatalogueEquipmentRequest,
  InverterRequest,
  PvModuleRequest,
} from '@girassol/shared-domain/contract';

interface DemoGoods {
  modules: PvModuleRequest[];
  inverters: InverterRequest[];
  equipaments: CatalogueEquipmentRequest[];
}

/** maker, model, Wp, R$, mm, mm, kg, stock */
const moduleRows = [
  ['Helios Solar', 'HS-450M', 450, 418, 1_903, 1_134, 23.5, 120],
  ['Helios Solar', 'HS-550M', 550, 489, 2_279, 1_134, 27.8, 340],
  ['Helios Solar', 'HS-585N', 585, 532, 2_278, 1_134, 28.6, 210],
  ['Órion Fotovoltaica', 'OR-555 Bifacial', 555, 521, 2_278, 1_134, 32, 96],
  ['Órion Fotovoltaica', 'OR-610 Bifacial', 610, 588, 2_382, 1_134, 33.4, 180],
  ['Órion Fotovoltaica', 'OR-700 Bifacial', 700, 699, 2_384, 1_303, 38.3, 64],
  ['Solaris Brasil', 'SB-565 TOPCon', 565, 512, 2_278, 1_134, 28, 150],
  ['Solaris Brasil', 'SB-620 TOPCon', 620, 604, 2_382, 1_134, 33, 75],
  ['Ventura Energia', 'VE-440 All Black', 440, 472, 1_762, 1_134, 21.8, 40],
  ['Ventura Energia', 'VE-575', 575, 519, 2_278, 1_134, 28.2, 88],
  ['Nimbus PV', 'NB-545', 545, 468, 2_279, 1_134, 27.5, 0],
  ['Nimbus PV', 'NB-600', 600, 566, 2_465, 1_134, 31.2, 52],
] as const;

/** maker, model, W, V, kind, R$, years, stock */
const inverterRows = [
  ['Corrente', 'CR-3000', 3_000, '220', 'inverter', 2_190, 10, 14],
  ['Corrente', 'CR-5000', 5_000, '220', 'inverter', 2_980, 10, 22],
  ['Corrente', 'CR-8000', 8_000, '220', 'inverter', 4_390, 10, 9],
  ['Corrente', 'CR-10K', 10_000, '220', 'inverter', 5_150, 10, 6],
  ['Fluxo Inversores', 'FX-15T', 15_000, '380', 'inverter', 7_690, 7, 4],
  ['Fluxo Inversores', 'FX-25T', 25_000, '380', 'inverter', 10_900, 7, 3],
  ['Fluxo Inversores', 'FX-50T', 50_000, '380', 'inverter', 18_700, 7, 2],
  ['Fluxo Inversores', 'FX-75T', 75_000, '380', 'inverter', 26_400, 7, 1],
  ['Volt & Co', 'VC-6000 Híbrido', 6_000, '220', 'inverter', 7_850, 10, 5],
  ['Volt & Co', 'VC-12K Híbrido', 12_000, '220', 'inverter', 12_900, 10, 2],
  ['Micra', 'M-2250', 2_250, '220', 'microinverter', 1_590, 15, 60],
  ['Micra', 'M-1800', 1_800, '220', 'microinverter', 1_340, 12, 35],
] as const;

/** item, maker, detail, R$, stock */
const equipmentRows = [
  ['Estrutura para telhado cerâmico', 'Base Forte', 'Kit para 4 módulos, gancho ajustável', 310, 80],
  ['Estrutura para fibrocimento', 'Base Forte', 'Kit para 4 módulos, prisioneiro de madeira', 285, 64],
  ['Estrutura para telhado metálico', 'Base Forte', 'Kit para 4 módulos, mini-trilho', 220, 120],
  ['Estrutura de solo', 'Base Forte', 'Mesa para 10 módulos, aço galvanizado', 2_450, 6],
  ['Estrutura para laje', 'Base Forte', 'Triângulo para 4 módulos, 10 a 20 graus', 460, 32],
  ['Cabo solar 6 mm² preto', 'Fios do Sul', 'Metro, 1,8 kV CC', 7.9, 4_000],
  ['Cabo solar 6 mm² vermelho', 'Fios do Sul', 'Metro, 1,8 kV CC', 7.9, 3_800],
  ['Cabo solar 4 mm² preto', 'Fios do Sul', 'Metro, 1,8 kV CC', 5.6, 2_500],
  ['Conector MC4', 'Engate', 'Par macho e fêmea', 12.5, 600],
  ['String box CC 2 entradas', 'Proteja', '1.000 V, DPS e seccionadora', 490, 24],
  ['String box CC 4 entradas', 'Proteja', '1.000 V, DPS e seccionadora', 780, 12],
  ['Quadro de proteção CA', 'Proteja', 'Disjuntor bipolar e DPS 275 V', 320, 30],
  ['DPS CA 275 V', 'Proteja', '20 kA, monopolar', 68, 90],
  ['Cabo tronco para microinversor', 'Micra', '2 m entre conectores', 96, 70],
  ['Medidor inteligente', 'Corrente', 'Comunicação RS485, até 100 A', 640, 8],
  ['Estrutura de garagem solar', 'Base Forte', 'Vaga dupla para 8 módulos, aço galvanizado', 3_900, 10],
  ['Estrutura para telha zipada', 'Base Forte', 'Kit para 4 módulos, grampo sem furo', 260, 48],
] as const;

/**
 * Catalogue items of the demonstration account. Manufacturers are invented; the figures are typical of the Brazilian
 * market.
 */
export const demoCatalogueItems: DemoGoods = {
  modules: moduleRows.map(([manufacturer, model, power, price, mLength, width, weight, stock]) => ({
    manufacturer,
    model,
    power,
    price,
    mLength,
    width,
    weight,
    stock,
    warrantyDefect: 12,
    warrantyEfficiency: power > 560 ? 30 : 25,
  })),
  inverters: inverterRows.map(([manufacturer, model, power, voltage, type, price, warranty, stock]) => ({
    manufacturer,
    model,
    power,
    voltage,
    type,
    price,
    warranty,
    stock,
    monitoring: 'Wi-Fi',
  })),
  equipaments: equipmentRows.map(([item, manufacturer, detail, price, stock]) => ({
    item,
    manufacturer,
    detail,
    price,
    stock,
  })),
};

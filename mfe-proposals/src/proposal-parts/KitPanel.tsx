import { formatNumber } from '@girassol/shared-domain';
import type {
  AdditionalItemLine,
  InverterLine,
  ProposalData,
  PvModuleLine,
} from '@girassol/shared-domain/contract';
import {
  MissingPartText,
  type PanelFigure,
  PanelFigures,
  PanelLineList,
  ProposalPanel,
} from './panel-layout';

interface Line {
  name: string;
  quantity: string;
  details: string;
}

const years = (count: number, of: string) =>
  count > 0 && `${formatNumber(count, 0)} ${count === 1 ? 'ano' : 'anos'} de garantia ${of}`.trim();
const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join(' · ');
const pieces = (count: number) => `${formatNumber(count, 0)} un.`;

/** Panel with the equipment of a proposal: modules, inverters and additional items. */
export function KitPanel({ data }: { data: ProposalData | null }) {
  if (!data?.pvModuleData?.length)
    return (
      <ProposalPanel title="Kit">
        <MissingPartText>Esta proposta não possui kit cadastrado</MissingPartText>
      </ProposalPanel>
    );
  return (
    <>
      <ProposalPanel title="Kit">
        <PanelFigures figures={kitFigures(data)} />
      </ProposalPanel>
      <Part title="Módulos" lines={data.pvModuleData.map(moduleLine)} />
      <Part title="Inversores" lines={(data.inverterData ?? []).map(inverterLine)} />
      <Part title="Itens adicionais" lines={(data.additionalItems ?? []).map(itemLine)} />
      {data.aboutTheEquipament && (
        <ProposalPanel title="Sobre os equipamentos">
          <span>{data.aboutTheEquipament}</span>
        </ProposalPanel>
      )}
    </>
  );
}

function Part({ title, lines }: { title: string; lines: Line[] }) {
  if (lines.length === 0) return null;
  return (
    <ProposalPanel title={title}>
      <PanelLineList aria-label={title}>
        {lines.map(({ name, quantity, details }, index) => (
          <li key={`${index} ${name}`}>
            <span>{name}</span>
            <span>{quantity}</span>
            {details && <small>{details}</small>}
          </li>
        ))}
      </PanelLineList>
    </ProposalPanel>
  );
}

function kitFigures({ realSystemData, kitData }: ProposalData): PanelFigure[] {
  const figures = [
    { label: 'Potência', value: realSystemData ? `${formatNumber(realSystemData.power)} kWp` : '–' },
    { label: 'Fornecedor', value: kitData?.kitSupplier || '–' },
    { label: 'Estrutura', value: kitData?.kitFixation || '–' },
    { label: 'Tensão', value: kitData?.kitVoltage || '–' },
  ];
  return figures;
}

const moduleLine = (line: PvModuleLine): Line => ({
  name: joined(line.manufacturer, line.model),
  quantity: pieces(line.quantity),
  details: joined(
    `${formatNumber(line.power, 0)} Wp`,
    years(line.warrantyDefect, 'contra defeitos'),
    years(line.warrantyEfficiency, 'de eficiência'),
  ),
});

const inverterLine = (line: InverterLine): Line => ({
  name: joined(line.iManufacturer, line.iModel),
  quantity: pieces(line.iQuantity),
  details: joined(
    line.type === 'microinverter' ? 'Microinversor' : 'Inversor de String',
    `${formatNumber(line.iPower / 1_000, 2)} kW`,
    line.iMonitoring !== 'Nenhum' && `monitoramento ${line.iMonitoring}`,
    years(line.iWarranty, ''),
  ),
});

const itemLine = (line: AdditionalItemLine): Line => ({
  name: line.item,
  quantity: formatNumber(line.quantity, Number.isInteger(line.quantity) ? 0 : 2),
  details: joined(line.manufacter, line.detail),
});

import { formatNumber, formatPower } from '@girassol/shared-domain';
import type { AdditionalItemLine, InverterLine, PvModuleLine } from '@girassol/shared-domain/contract';
import { formatDurationInYears, formatPlainNumber } from './format-figures';
import { LabelledFigureList, PageSection } from './PageSection';
import type { ProposalPageData } from './proposal-page-data';

/**
 * Section of a proposal's page with modules, inverters and other items of the system and their warranties.
 */
export function EquipmentSection({ proposal }: ProposalPageData) {
  const {
    pvModuleData = [],
    inverterData = [],
    additionalItems = [],
    realSystemData,
    aboutTheEquipament,
  } = proposal;
  if (!realSystemData || pvModuleData.length === 0) return null;
  const modules = pvModuleData.reduce((total, { quantity }) => total + quantity, 0);
  return (
    <PageSection id="sistema" title="Seu sistema">
      <LabelledFigureList
        facts={[
          ['Potência', formatPower(realSystemData.power)],
          ['Módulos', formatNumber(modules, 0)],
          realSystemData.minArea > 0 && ['Área ocupada', `${formatNumber(realSystemData.minArea, 0)} m²`],
          realSystemData.kitFixation !== '' && ['Fixação', describeFixation(realSystemData.kitFixation)],
        ]}
      />
      <ul className="kit">
        {pvModuleData.map((line, index) => (
          <ModuleItem key={index} {...line} />
        ))}
        {inverterData.map((line, index) => (
          <InverterItem key={index} {...line} />
        ))}
      </ul>
      {additionalItems.length > 0 && (
        <>
          <h3>Também incluído</h3>
          <ul className="extras">
            {additionalItems.map((line, index) => (
              <ExtraItem key={index} {...line} />
            ))}
          </ul>
        </>
      )}
      {aboutTheEquipament && <p className="prose">{aboutTheEquipament}</p>}
    </PageSection>
  );
}

/** Names the roof where the catalogue has only its adjective: "Cerâmico" alone says nothing to a client. */
const describeFixation = (fixation: string): string =>
  /^(?:Cerâmico|Metálico|Zipado)/.test(fixation) ? `Telhado ${fixation.toLowerCase()}` : fixation;

const named = (...parts: string[]) => parts.filter(Boolean).join(' ');

function ModuleItem({
  manufacturer,
  model,
  power,
  quantity,
  warrantyDefect,
  warrantyEfficiency,
}: PvModuleLine) {
  const warranties = [
    warrantyDefect > 0 && `${formatDurationInYears(warrantyDefect)} contra defeitos`,
    warrantyEfficiency > 0 && `${formatDurationInYears(warrantyEfficiency)} de eficiência`,
  ].filter(Boolean);
  return (
    <li>
      <span className="quantity">{quantity} ×</span>
      <div>
        <strong>Módulo {named(manufacturer, model)}</strong>
        <span>{formatPlainNumber(power)} Wp cada</span>
        {warranties.length > 0 && <em>Garantia: {warranties.join(' e ')}</em>}
      </div>
    </li>
  );
}

const kinds: Record<InverterLine['type'], string> = {
  'string inverter': 'Inversor',
  microinverter: 'Microinversor',
};

function InverterItem({
  iManufacturer,
  iModel,
  iPower,
  iQuantity,
  iWarranty,
  iMonitoring,
  type,
}: InverterLine) {
  // Stored with either unit: below 100 it is kW (proposals-025).
  const watts = iPower < 100 ? iPower * 1_000 : iPower;
  return (
    <li>
      <span className="quantity">{iQuantity} ×</span>
      <div>
        <strong>
          {kinds[type]} {named(iManufacturer, iModel)}
        </strong>
        <span>
          {formatPlainNumber(watts / 1_000)} kW
          {iMonitoring !== 'Nenhum' && `, monitoramento por ${iMonitoring}`}
        </span>
        {iWarranty > 0 && <em>Garantia: {formatDurationInYears(iWarranty)}</em>}
      </div>
    </li>
  );
}

function ExtraItem({ item, quantity, manufacter, detail }: AdditionalItemLine) {
  return (
    <li>
      <span className="quantity">{formatPlainNumber(quantity)} ×</span> {named(item, manufacter)}
      {detail && <small> {detail}</small>}
    </li>
  );
}

import { formatMoney, formatNumber, formatPower, kitInverterTypes } from '@girassol/shared-domain';
import type { Kit } from '@girassol/shared-domain/contract';
import { Button, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';
import {
  computePricePerWatt,
  formatInverterLine,
  formatKitName,
  formatModuleLine,
  formatPowerDeviation,
} from '../kit-labels';
import { formatKitGeneration, type KitWorth } from './kit-worth';

interface CompareKitsProps {
  kits: readonly Kit[];
  /** kWp; 0 when nothing is wanted in particular. */
  target: number;
  /** Returns what a kit yields at the site of the proposal; null if it cannot be calculated yet. */
  getWorth: (kit: Kit) => KitWorth | null;
  onChoose: (kit: Kit) => void;
  onClose: () => void;
}

const years = (value: number) => (value > 0 ? `${value} anos` : '');

/** Comparison of kits, line by line, with the lowest price and the lowest price per watt marked. */
export function KitComparison({ kits, target, getWorth, onChoose, onClose }: CompareKitsProps) {
  const cheapest = Math.min(...kits.map(({ kitData }) => kitData.kitPrice));
  const bestWatt = Math.min(...kits.map(computePricePerWatt));
  const lines: [title: string, text: (kit: Kit) => string, isBest?: (kit: Kit) => boolean][] = [
    ['Fornecedor', ({ kitData }) => kitData.supplier],
    ['Potência', ({ power }) => formatPower(power)],
    ...(target > 0
      ? ([['Diferença do recomendado', ({ power }) => formatPowerDeviation(power, target)]] satisfies [
          string,
          (kit: Kit) => string,
        ][])
      : []),
    [
      'Geração',
      (kit) => {
        const worth = getWorth(kit);
        return worth ? formatKitGeneration(worth) : '';
      },
    ],
    ['Preço', ({ kitData }) => formatMoney(kitData.kitPrice), ({ kitData }) => kitData.kitPrice === cheapest],
    [
      'Preço por Wp',
      (kit) => `R$ ${formatNumber(computePricePerWatt(kit))}`,
      (kit) => computePricePerWatt(kit) === bestWatt,
    ],
    ['Módulos', ({ pvModuleData }) => pvModuleData.map(formatModuleLine).join('\n')],
    [
      'Garantia dos módulos',
      ({ pvModuleData }) =>
        years(Math.min(...pvModuleData.map(({ warrantyEfficiency }) => warrantyEfficiency))),
    ],
    ['Inversores', ({ inverterData }) => inverterData.map(formatInverterLine).join('\n')],
    [
      'Tipo de inversor',
      ({ inverterData }) =>
        [
          ...new Set(
            inverterData.map(({ type }) => kitInverterTypes.find(({ value }) => value === type)?.label),
          ),
        ].join(', '),
    ],
    [
      'Garantia dos inversores',
      ({ inverterData }) => years(Math.min(...inverterData.map(({ iWarranty }) => iWarranty))),
    ],
    ['Tensão', ({ kitData }) => kitData.voltage],
    ['Fixação', ({ kitData }) => kitData.fixation],
    ['Itens adicionais', ({ additionalItems }) => additionalItems.map(({ item }) => item).join('\n')],
  ];
  return (
    <Dialog isOpen onClose={onClose} title="Comparar kits" size="lg">
      <Scroll tabIndex={0} role="region" aria-label="Comparação">
        <table>
          <thead>
            <tr>
              <td />
              {kits.map((kit) => (
                <th key={kit._id} scope="col">
                  {formatKitName(kit)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([title, text, isBest]) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {kits.map((kit) => (
                  <td key={kit._id} data-best={isBest?.(kit) || undefined}>
                    {text(kit) || '—'}
                    {isBest?.(kit) && <small> menor</small>}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {kits.map((kit) => (
                <td key={kit._id}>
                  <Button
                    size="sm"
                    variant="primary"
                    aria-label={`Escolher ${formatKitName(kit)}`}
                    onClick={() => onChoose(kit)}
                  >
                    Escolher
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Scroll>
    </Dialog>
  );
}

const { color, font, space, weight } = tokens;

const Scroll = styled.div`
  overflow-x: auto;
  table { width: 100%; border-collapse: collapse; font: ${font[14]}; }
  th, td { padding: ${space[8]}; border-bottom: 1px solid ${color.lineSoft}; text-align: left; vertical-align: top; white-space: pre-line; font-variant-numeric: tabular-nums; }
  th[scope='row'] { width: 9rem; color: ${color.inkSoft}; font: ${font[13]}; }
  th[scope='col'] { min-width: 9rem; font-weight: ${weight.strong}; }
  [data-best] { color: ${color.goodInk}; font-weight: ${weight.strong}; }
  small { font: ${font[12]}; }
  tbody tr:last-child td { border-bottom: 0; }
`;

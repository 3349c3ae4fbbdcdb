import { formatMoney, formatNumber, roundToCents } from '@girassol/shared-domain';
import {
  availabilityCostKwh,
  type BillInputs,
  computeBillFromConsumption,
  computeConsumptionFromBill,
  computeMinimumBill,
} from '@girassol/shared-domain/solar';
import { announce, Button, Text, tokens } from '@girassol/shared-ui';
import { MoneyField } from '@girassol/shared-ui/inputs';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { computeYearSumAndAverage, type MonthlyValues } from '../months/month-text';
import type { ConsumptionValues } from './consumption-values';

/**
 * Field for the bill in R$ instead of kWh, in both directions: a typed bill becomes the consumption of twelve months,
 * and existing consumption shows its bill. Only for group B, because bills of group A include demand.
 */
export function BillFillField({ path, index }: { path: string; index: number }) {
  const { values, setFieldValue } = useFormikContext<ConsumptionValues>();
  const [typed, setTyped] = useState<number | null>(null);
  const [before, setBefore] = useState<MonthlyValues | null>(null);
  const unit = values.energyBillData[index];
  if (!unit) return null;
  const terms: BillInputs = {
    kwhPrice: unit.kwhPrice ?? 0,
    publicLighting: unit.publicLighting ?? 0,
    phase: unit.phase,
  };
  const { average } = computeYearSumAndAverage(unit.monthlyConsumption);
  const isPriced = terms.kwhPrice > 0;
  const present = isPriced && average > 0 ? roundToCents(computeBillFromConsumption(average, terms)) : null;
  const consumption = typed === null ? null : computeConsumptionFromBill(typed, terms);
  const name = `${path}.monthlyConsumption`;

  function fill() {
    if (!unit || consumption === null) return;
    setBefore(unit.monthlyConsumption);
    void setFieldValue(
      name,
      Array.from({ length: 12 }, () => consumption),
    );
    setTyped(null);
    announce(`${formatNumber(consumption)} kWh em cada mês.`);
  }

  function undo() {
    if (!before) return;
    void setFieldValue(name, before);
    setBefore(null);
  }

  return (
    <Box role="group" aria-label="Pelo valor da conta">
      <MoneyField
        label="Valor da conta por mês"
        description="Em média. Vira consumo, ou mostra quanto dá o consumo de baixo."
        value={typed ?? present}
        onChange={setTyped}
      />
      <div>
        <Button size="sm" disabled={consumption === null} onClick={fill}>
          Converter em kWh
        </Button>
        {before && (
          <Button size="sm" variant="ghost" icon="undo" onClick={undo}>
            Desfazer
          </Button>
        )}
      </div>
      <Text as="p" size={13} tone="soft" role="status">
        {isPriced
          ? explanation(typed, consumption, present, terms)
          : describeMissingPrice(values.distributor)}
      </Text>
    </Box>
  );
}

/** Says where the price of the kWh comes from: the distributor brings it, unless it has no published tariff. */
const describeMissingPrice = (distributor: string | null): string =>
  distributor
    ? 'Informe o preço do kWh, com impostos, em Tarifas: é por ele que a conta vira kWh.'
    : 'Escolha a distribuidora, em Local e distribuidora: ela traz o preço do kWh, pelo qual a conta vira kWh. Se preferir, digite-o em Tarifas.';

function explanation(
  typed: number | null,
  consumption: number | null,
  present: number | null,
  terms: BillInputs,
): string {
  const { kwhPrice, publicLighting, phase } = terms;
  const price = `R$ ${formatNumber(kwhPrice, 5).replace(/0{1,3}$/, '')} por kWh, com impostos`;
  const lighting = publicLighting > 0 ? ` − ${formatMoney(publicLighting)} de iluminação pública` : '';
  if (typed !== null && consumption !== null)
    return `(${formatMoney(typed)}${lighting}) ÷ ${price} = ${formatNumber(consumption)} kWh por mês.`;
  if (typed !== null && typed > 0)
    return `A conta mínima é ${formatMoney(computeMinimumBill(terms))} (${formatNumber(availabilityCostKwh[phase], 0)} kWh de disponibilidade${publicLighting > 0 ? ' e a iluminação pública' : ''}): um valor assim não diz o consumo. Informe os kWh.`;
  if (present !== null)
    return `O consumo médio a ${price}${publicLighting > 0 ? `, mais ${formatMoney(publicLighting)} de iluminação pública` : ''}, dá esta conta.`;
  return `Digite o valor: (conta${lighting}) ÷ ${price}.`;
}

const { color, radius, space } = tokens;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(12rem, 1fr) auto;
  gap: ${space[8]} ${space[12]};
  align-items: center;
  padding: ${space[12]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  > div:nth-of-type(2) { display: flex; flex-wrap: wrap; gap: ${space[8]}; }
  > p { grid-column: 1 / -1; margin: 0; }
  @media ${tokens.screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;

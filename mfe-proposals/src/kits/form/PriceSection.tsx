import { formatMoney, formatNumber, formatPower } from '@girassol/shared-domain';
import { Button, tokens } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { KitPriceField } from '../../usual-values/KitPriceField';
import { computeKitTotals, type RegisteredKitValues } from './registered-kit-values';

const aboveZero = (value: number | null) =>
  value !== null && value <= 0 ? 'Insira um valor maior que zero.' : undefined;

/**
 * Section of the kit form with the live total of the kit's lines, and the supplier's price for the whole kit.
 */
export function PriceSection() {
  const { values, setFieldValue } = useFormikContext<RegisteredKitValues>();
  const { modules, inverters, items, total, power } = computeKitTotals(values);
  const perWatt = power > 0 && values.kitPrice ? values.kitPrice / (power * 1_000) : null;
  return (
    <FormSection aria-label="Potência e preço">
      <h2>Potência e preço</h2>
      <p>A soma acompanha os preços unitários; o preço do kit é o que o fornecedor cobra.</p>
      <Sums aria-live="polite">
        <Sum label="Potência" value={formatPower(power)} />
        <Sum label="Módulos" value={formatMoney(modules)} />
        <Sum label="Inversores" value={formatMoney(inverters)} />
        <Sum label="Itens" value={formatMoney(items)} />
        <Sum label="Soma" value={formatMoney(total)} isStrong />
        <Sum label="Preço por Wp" value={perWatt === null ? '—' : `R$ ${formatNumber(perWatt)}`} />
      </Sums>
      <Price>
        <KitPriceField
          name="kitPrice"
          watts={power * 1_000}
          label="Preço do kit"
          isRequired
          check={aboveZero}
        />
        <Button
          disabled={total <= 0 || total === values.kitPrice}
          onClick={() => void setFieldValue('kitPrice', total)}
        >
          Usar a soma
        </Button>
      </Price>
    </FormSection>
  );
}

function Sum({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div data-strong={isStrong || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const { color, font, radius, space, weight } = tokens;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  gap: ${space[12]} ${space[16]};
  margin: 0 0 ${space[16]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  dt { color: ${color.inkSoft}; font: ${font[12]}; }
  dd { margin: 0; font: ${font[14]}; font-variant-numeric: tabular-nums; }
  [data-strong] dd { font-weight: ${weight.strong}; }
`;

const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[12]};
  > :first-child { flex: 0 1 16rem; }
`;

import { type PriceKey, priceKeys } from '@girassol/account-domain/billing';
import { addDays, formatDate, formatMoney, toIsoDate } from '@girassol/shared-domain';
import { Text, tokens } from '@girassol/shared-ui';
import { DialogForm, FormDateField, FormMoneyField, FormReasonField } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { type FormikHelpers, useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { showRefusal } from '../../signup/show-refusal';
import { runOperatorChange } from '../run-operator-change';
import {
  describePriceChange,
  getPriceLabel,
  listPriceChanges,
  type Prices,
  priceGroups,
} from './price-lists';
import { setPrices } from './use-price-lists';

/** Largest price that the server takes, in reais. */
const MAX_PRICE = 1_000_000;

/** Values of the form: prices in reais by key. */
interface PriceValues {
  validFrom: string | null;
  why: string;
  reais: Record<PriceKey, number | null>;
}

interface NewPricesDialogProps {
  /** Prices in force, with which the form begins. */
  current: Prices;
  onClose: () => void;
}

const mapPrices = <Value,>(convert: (key: PriceKey) => Value) =>
  Object.fromEntries(priceKeys.map((key) => [key, convert(key)])) as Record<PriceKey, Value>;

const toPrices = ({ reais }: PriceValues): Prices => mapPrices((key) => Math.round((reais[key] ?? 0) * 100));

/** Dialog that sets the prices that hold from a day to come, and shows what changes before they are saved. */
export function NewPricesDialog({ current, onClose }: NewPricesDialogProps) {
  const title = 'Nova tabela de preços';
  async function submit(values: PriceValues, helpers: FormikHelpers<PriceValues>): Promise<string | null> {
    const { validFrom, why } = values;
    const body = { validFrom: validFrom ?? '', prices: toPrices(values), why: why.trim() };
    let problem: string | null = null;
    const refusal = await runOperatorChange(
      async () => {
        try {
          await setPrices(body);
        } catch (error) {
          problem = showRefusal(error, ['validFrom', 'why'], helpers);
          throw error;
        }
      },
      `Os preços valem a partir de ${formatDate(body.validFrom)}.`,
    );
    if (refusal === null) onClose();
    return problem;
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} size="lg">
      <DialogForm<PriceValues>
        label={title}
        initial={{ validFrom: null, why: '', reais: mapPrices((key) => current[key] / 100) }}
        submitLabel="Definir preços"
        onSubmit={submit}
        onCancel={onClose}
      >
        <Text as="p">
          As assinaturas em andamento mantêm o preço até a renovação, e o titular é avisado 30 dias antes.
        </Text>
        <Narrow>
          <FormDateField
            name="validFrom"
            label="Vale a partir de"
            isRequired
            min={addDays(toIsoDate(Date.now()), 1)}
            description="De amanhã em diante."
          />
        </Narrow>
        {priceGroups.map(({ title: group, keys }) => (
          <Group key={group}>
            <legend>{group}</legend>
            <div>
              {keys.map((key) => (
                <PriceField key={key} priceKey={key} before={current[key]} />
              ))}
            </div>
          </Group>
        ))}
        <ChangeSummary before={current} />
        <FormReasonField />
      </DialogForm>
    </Dialog>
  );
}

function PriceField({ priceKey, before }: { priceKey: PriceKey; before: number }) {
  const value = useFormikContext<PriceValues>().values.reais[priceKey];
  const change = value === null ? null : describePriceChange(before, Math.round(value * 100));
  return (
    <FormMoneyField
      name={`reais.${priceKey}`}
      label={getPriceLabel(priceKey)}
      isRequired
      description={change ? `${change}, era ${formatMoney(before / 100)}` : 'Sem mudança'}
      check={(reais) =>
        reais !== null && (reais < 0 || reais > MAX_PRICE)
          ? `De R$ 0,00 a ${formatMoney(MAX_PRICE)}.`
          : undefined
      }
    />
  );
}

/** Lists what changes, before it is saved. */
function ChangeSummary({ before }: { before: Prices }) {
  const changes = listPriceChanges(before, toPrices(useFormikContext<PriceValues>().values));
  return (
    <Summary aria-label="O que muda" aria-live="polite">
      <Text as="p" weight={500}>
        {changes.length === 0
          ? 'Nenhum preço muda.'
          : changes.length === 1
            ? '1 preço muda'
            : `${changes.length} preços mudam`}
      </Text>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </Summary>
  );
}

const { color, font, radius, screen, space } = tokens;

const Narrow = styled.div`
  max-width: 16rem;
`;

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  legend { padding: 0 0 ${space[8]}; font: 600 ${font[14]}; color: ${color.ink}; }
  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[12]} ${space[16]};
    align-items: end;
  }
  @media ${screen.phone} { > div { grid-template-columns: minmax(0, 1fr); } }
`;

const Summary = styled.section`
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.card};
  background: ${color.sunken};
  color: ${color.ink};
  ul { margin: ${space[4]} 0 0; padding-left: ${space[16]}; font: ${font[13]}; font-variant-numeric: tabular-nums; }
`;

import { formatExactNumber, formatMoney } from '@girassol/shared-domain';
import { centsToReais } from '@girassol/shared-domain/pricing';
import { Text, tokens } from '@girassol/shared-ui';
import { Disclosure } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { PricingSettingsValues } from './pricing-settings-values';
import { SampleSystemFields } from './SampleSystemFields';
import {
  computeTrialPrice,
  defaultSampleSystem,
  type SampleSystemValues,
  type TrialPriceResult,
} from './trial';
import type { PricingPeople } from './use-people';

/**
 * Panel in the pricing settings with the price of a sample system by the edited rules, and the reason why
 * each line applies or not.
 */
export function TrialPricePanel({ people }: { people: PricingPeople }) {
  const { values } = useFormikContext<PricingSettingsValues>();
  const [sample, setSample] = useState<SampleSystemValues>(defaultSampleSystem);
  const trial = useMemo(() => computeTrialPrice(values, sample, people.getName), [values, sample, people]);
  return (
    <Panel aria-labelledby="trial-title">
      <h3 id="trial-title">Teste de preço</h3>
      <Text as="p" size={13} tone="soft">
        Com as regras como estão agora, salvas ou não.
      </Text>
      <Disclosure title="Sistema do teste">
        <SampleSystemFields sample={sample} onChange={setSample} people={people} values={values} />
      </Disclosure>
      <Outcome trial={trial} />
    </Panel>
  );
}

function Outcome({ trial: { result, lines, note } }: { trial: TrialPriceResult }) {
  return (
    <div aria-live="polite">
      {result.ok ? (
        <>
          <Total>
            <span>Preço final</span>
            <strong>{formatMoney(result.revenueData.finalPrice)}</strong>
          </Total>
          <Facts>
            <dt>Lucro</dt>
            <dd>
              {formatMoney(result.revenueData.profit)} ({percent(result.revenueData.effMargin)})
            </dd>
            <dt>Por kWp</dt>
            <dd>{formatMoney(result.revenueData.totalPerKwp)}</dd>
            {result.revenueData.negMarginValue > 0 && (
              <>
                <dt>Margem de negociação</dt>
                <dd>{formatMoney(result.revenueData.negMarginValue)}</dd>
              </>
            )}
          </Facts>
        </>
      ) : (
        <div role="alert">
          <Problems>
            {[...new Set(result.errors.map(({ message }) => message))].map((message) => (
              <li key={message}>{message}</li>
            ))}
          </Problems>
        </div>
      )}
      {note && <Text as="p">{note}</Text>}
      {result.ok && (
        <Lines aria-label="Como o preço se forma">
          {result.price.formula.map(({ key, label, expression, amount }) => (
            <li key={key}>
              <span>{label}</span>
              <b>{formatMoney(centsToReais(amount))}</b>
              <small>{expression}</small>
            </li>
          ))}
        </Lines>
      )}
      {lines.length > 0 && (
        <Lines aria-label="Componentes do teste">
          {lines.map(({ id, name, amount, text }) => (
            <li key={id} data-out={amount === null ? '' : undefined}>
              <span>{name || 'Sem nome'}</span>
              <b>{amount === null ? '—' : formatMoney(amount)}</b>
              <small>{text}</small>
            </li>
          ))}
        </Lines>
      )}
      {result.ok &&
        result.price.warnings.map(({ componentId, message }) => (
          <Text as="p" size={13} key={componentId}>
            {message}
          </Text>
        ))}
    </div>
  );
}

const percent = (share: number) => `${formatExactNumber(share * 100, 0, 1)}%`;

const { color, font, radius, shadow, space, weight } = tokens;

const Panel = styled.section`
  position: sticky;
  top: ${space[16]};
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  padding: ${space[16]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  h3, p { margin: 0; }
  h3 { font: ${font[16]}; font-weight: ${weight.strong}; }
`;

const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[8]};
  font-variant-numeric: tabular-nums;
  strong { color: ${color.leafInk}; font: ${font[24]}; font-weight: ${weight.strong}; }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px ${space[8]};
  margin: ${space[4]} 0 0;
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
  dt { color: ${color.inkSoft}; }
  dd { margin: 0; text-align: right; }
`;

const Lines = styled.ul`
  margin: ${space[12]} 0 0;
  padding: 0;
  list-style: none;
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space[8]};
    padding: ${space[4]} 0;
    border-top: 1px solid ${color.lineSoft};
  }
  b { font-weight: 500; }
  small { grid-column: 1 / -1; color: ${color.inkSoft}; font: ${font[12]}; }
  > li[data-out] > span, > li[data-out] > b { color: ${color.inkSoft}; }
`;

const Problems = styled.ul`
  margin: 0;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.badSoft};
  color: ${color.badInk};
  list-style: none;
`;

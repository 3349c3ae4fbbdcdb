import { financingTermMonths, formatMoney } from '@girassol/shared-domain';
import { currentIofRates, getBorrowerKind } from '@girassol/shared-domain/financing';
import { Card, tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { Checkbox, MoneyField, RadioGroup, Switch } from '@girassol/shared-ui/inputs';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatGracePeriod } from '../financing/financing-labels';
import { graceMonths, MAX_COMPARED_TERM_LENGTHS, type SimulationTerms } from './terms-address';

interface TermFieldsProps {
  terms: SimulationTerms;
  /** R$ of the project. */
  price: number;
  onChange: (parts: Partial<SimulationTerms>) => void;
}

const MONTHS_OF_YEAR = 12;

const borrowers = [
  { value: 'PERSON', label: 'Pessoa física' },
  { value: 'COMPANY', label: 'Empresa' },
  {
    value: 'SIMPLES',
    label: 'Empresa do Simples ou MEI',
    description: `IOF menor quando o total financiado vai até ${formatMoney(currentIofRates.smallUpTo)}.`,
  },
];

/** Fields for the borrower, the amount, the terms and the amortization system. */
export function TermFields({ terms, price, onChange }: TermFieldsProps) {
  const termsId = useId();
  const { installments } = terms;
  return (
    <Card padding={16}>
      <Fields role="group" aria-label="Condições">
        <RadioGroup
          label="Quem pede"
          value={getBorrowerKind(terms)}
          options={borrowers}
          onChange={(who) => onChange({ isCNPJ: who !== 'PERSON', isSimples: who === 'SIMPLES' })}
        />
        <RadioGroup
          label="Parcelas"
          value={terms.system}
          options={[
            { value: 'PRICE', label: 'Iguais (Price)' },
            { value: 'SAC', label: 'Decrescentes (SAC)' },
          ]}
          onChange={(system) => onChange({ system: system === 'SAC' ? 'SAC' : 'PRICE' })}
        />
        <MoneyField
          label="Entrada"
          value={terms.entry || null}
          description={`O projeto custa ${formatMoney(price)}.`}
          error={terms.entry >= price ? 'A entrada tem de ser menor que o preço do projeto.' : undefined}
          onChange={(entry) => onChange({ entry: entry ?? 0 })}
        />
        <Select
          label="Carência"
          value={String(terms.gracePeriod)}
          options={graceMonths.map((months) => ({ value: String(months), label: formatGracePeriod(months) }))}
          onChange={(months) => onChange({ gracePeriod: Number(months ?? 0) })}
        />
        <Switch
          label="Com seguro prestamista"
          value={terms.insurance}
          onChange={(insurance) => onChange({ insurance })}
        />
      </Fields>
      <TermChoice aria-labelledby={termsId} role="group">
        <p id={termsId}>Prazos, até quatro de uma vez</p>
        {installments.length >= MAX_COMPARED_TERM_LENGTHS && (
          <small>Já são quatro: ao marcar outro, o mais distante dele é desmarcado.</small>
        )}
        <div>
          {financingTermMonths.map((months) => {
            const isChosen = installments.includes(months);
            return (
              <Checkbox
                key={months}
                label={`${months}x (${yearsText(months / MONTHS_OF_YEAR)})`}
                value={isChosen}
                isDisabled={isChosen && installments.length === 1}
                onChange={(isWanted) =>
                  onChange({
                    installments: isWanted
                      ? addTermLength(installments, months)
                      : installments.filter((other) => other !== months),
                  })
                }
              />
            );
          })}
        </div>
      </TermChoice>
    </Card>
  );
}

/** Adds a term length, in order; where that makes too many, it takes the place of the one farthest from it. */
function addTermLength(installments: readonly number[], months: number): number[] {
  const byDistance = installments.toSorted(
    (one, other) => Math.abs(one - months) - Math.abs(other - months) || one - other,
  );
  return [months, ...byDistance.slice(0, MAX_COMPARED_TERM_LENGTHS - 1)].toSorted(
    (one, other) => one - other,
  );
}

const yearsText = (years: number): string => `${years} ${years === 1 ? 'ano' : 'anos'}`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${tokens.space[16]};
  align-items: start;
`;

const TermChoice = styled.div`
  margin-top: ${tokens.space[16]};
  p { margin: 0 0 ${tokens.space[4]}; font: 500 ${tokens.font[13]}; color: ${tokens.color.inkSoft}; }
  small { display: block; margin-bottom: ${tokens.space[8]}; font: ${tokens.font[13]}; color: ${tokens.color.inkSoft}; }
  > div { display: flex; flex-wrap: wrap; gap: ${tokens.space[4]} ${tokens.space[16]}; }
`;

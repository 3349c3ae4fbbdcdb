import { financingTermMonths, formatMoney } from '@girassol/shared-domain';
import { Card, tokens } from '@girassol/shared-ui';
import { Checkbox, MoneyField, RadioGroup, Switch } from '@girassol/shared-ui/fields';
import { Select } from '@girassol/shared-ui/pickers';
import { useId } from 'react';
import { styled } from 'styled-components';
import { graceText } from '../financing/words';
import { graceMonths, MOST_TERMS, type SimulationTerms } from './terms-address';

interface TermFieldsProps {
  terms: SimulationTerms;
  /** R$ of the project. */
  price: number;
  onChange: (parts: Partial<SimulationTerms>) => void;
}

const MONTHS_OF_YEAR = 12;

/** Who asks, for how much, for how long, and how it is paid back. */
export function TermFields({ terms, price, onChange }: TermFieldsProps) {
  const termsId = useId();
  const { installments } = terms;
  return (
    <Card padding={16}>
      <Fields role="group" aria-label="Condições">
        <RadioGroup
          label="Quem pede"
          value={terms.isCNPJ ? 'CNPJ' : 'CPF'}
          options={[
            { value: 'CPF', label: 'Pessoa física' },
            { value: 'CNPJ', label: 'Empresa' },
          ]}
          onChange={(who) => onChange({ isCNPJ: who === 'CNPJ' })}
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
          options={graceMonths.map((months) => ({ value: String(months), label: graceText(months) }))}
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
        <div>
          {financingTermMonths.map((months) => {
            const isChosen = installments.includes(months);
            return (
              <Checkbox
                key={months}
                label={`${months}x (${yearsText(months / MONTHS_OF_YEAR)})`}
                value={isChosen}
                isDisabled={
                  (!isChosen && installments.length >= MOST_TERMS) || (isChosen && installments.length === 1)
                }
                onChange={(isWanted) =>
                  onChange({
                    installments: financingTermMonths.filter((other) =>
                      other === months ? isWanted : installments.includes(other),
                    ),
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
  > div { display: flex; flex-wrap: wrap; gap: ${tokens.space[4]} ${tokens.space[16]}; }
`;

import { formatMoney } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import {
  buildProposalInput,
  calculateProposal,
  type FinancedStudy,
  getStudyStartYear,
  type StudyViability,
} from '@girassol/shared-domain/solar';
import { tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { FormSection } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo, useState } from 'react';
import { YearTable } from '../../wizard-frame/YearTable';
import { describeFinancingFirstYear } from './describe-financing-first-year';
import { type FinancingValues, getInstalment } from './financing-values';
import { YearlyAmountsChart } from './YearlyAmountsChart';

const { color } = tokens;

interface Choice {
  value: string;
  label: string;
  bank: string;
  installments: number;
  entry: number;
  fee: number;
  gracePeriod: number;
  insuranceValue: number;
  installmentValue: number;
}

/**
 * Form section with the effect of a financing on 25 years of the customer's cash flow, compared with paying
 * at once.
 */
export function FinancedCashFlowSection({ proposal, price }: { proposal: Proposal; price: number }) {
  const { values } = useFormikContext<FinancingValues>();
  const settled = useDeferredValue(values);
  const choices = useMemo(() => getFlowChoices(price, settled), [price, settled]);
  const [chosen, setChosen] = useState<string | null>(null);
  const choice = choices.find(({ value }) => value === chosen) ?? choices[0];
  const viability = useMemo(() => (choice ? viabilityWith(proposal, choice) : null), [proposal, choice]);
  if (!choice || !viability) return null;
  const { cash, financing } = viability;
  return (
    <FormSection aria-labelledby="section-flow">
      <h2 id="section-flow">Efeito no fluxo de caixa</h2>
      <p>
        {describeFinancingFirstYear(
          financing.monthlySavings,
          choice.installmentValue + choice.insuranceValue,
        )}
      </p>
      <Select
        label="Opção"
        options={choices.map(({ value, label }) => ({ value, label }))}
        value={choice.value}
        onChange={setChosen}
      />
      <YearlyAmountsChart
        lines={[
          {
            label: 'À vista',
            colour: color.chartSavings,
            values: cash.map(({ accumulated }) => accumulated),
          },
          { label: 'Financiado', colour: color.chartGeneration, values: financing.accumulated },
        ]}
      />
      <YearTable
        columns={['Economia', 'Parcelas', 'Fluxo', 'Acumulado']}
        years={cash.map(({ year, savings }) => ({
          year,
          reais: [
            savings,
            financing.payments[year] ?? 0,
            financing.flows[year] ?? 0,
            financing.accumulated[year] ?? 0,
          ],
        }))}
      />
    </FormSection>
  );
}

/** Returns the offered terms that can be paid. */
function getFlowChoices(price: number, { financing }: FinancingValues): Choice[] {
  return financing.flatMap((offer) =>
    offer.terms.flatMap((term) => {
      const instalment = getInstalment(price, offer, term);
      if (!term.isOffered || !instalment || (offer.entry ?? 0) >= price) return [];
      const { installments } = term;
      const bank = offer.bank.trim() || 'Banco';
      return [
        {
          value: `${offer.key} ${installments}`,
          label: `${bank}, ${installments}x de ${formatMoney(instalment + (offer.insuranceValue ?? 0))}`,
          bank,
          installments,
          entry: offer.entry ?? 0,
          fee: offer.fee ?? 0,
          gracePeriod: offer.gracePeriod ?? 0,
          insuranceValue: offer.insuranceValue ?? 0,
          installmentValue: instalment,
        },
      ];
    }),
  );
}

function viabilityWith(
  proposal: Proposal,
  financing: Choice,
): { cash: StudyViability['cashFlow']; financing: FinancedStudy } | null {
  const result = calculateProposal({
    ...buildProposalInput(proposal, getStudyStartYear(proposal, proposal.registryDate)),
    financing,
  });
  const viability = result.ok ? result.study.viability : null;
  return viability?.financing ? { cash: viability.cashFlow, financing: viability.financing } : null;
}

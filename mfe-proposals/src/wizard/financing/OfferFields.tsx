import { formatNumber } from '@girassol/shared-domain';
import { toMonthlyRate, toYearlyRate } from '@girassol/shared-domain/solar';
import { FormMoneyField, FormNumberField, FormTextField, Switch } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { FinancingValues } from './financing-values';
import { TermsTable } from './TermsTable';

/** Fields of a financing offer: bank, conditions, and the instalment of each term. */
export function OfferFields({ index, price }: { index: number; price: number }) {
  const { values, setFieldValue } = useFormikContext<FinancingValues>();
  const path = `financing.${index}`;
  const offer = values.financing[index];
  if (!offer) return null;

  /** Marks this offer as the best and unmarks the others. */
  function recommend(isBest: boolean) {
    void setFieldValue(
      'financing',
      values.financing.map((other, place) => ({ ...other, bestChoice: isBest && place === index })),
    );
  }

  return (
    <>
      <FormTextField name={`${path}.bank`} label="Banco" isRequired maxLength={80} autoComplete="off" />
      <FormNumberField
        name={`${path}.fee`}
        label="Juros ao mês"
        unit="%"
        decimals={4}
        description={formatInterestRate(offer.fee)}
      />
      <FormMoneyField name={`${path}.entry`} label="Entrada" />
      <FormNumberField
        name={`${path}.gracePeriod`}
        label="Carência"
        unit="meses"
        description="Antes da primeira parcela; os juros dela entram na dívida."
      />
      <FormMoneyField name={`${path}.insuranceValue`} label="Seguro por parcela" />
      <RecommendSwitch path={path} onChange={recommend} />
      <div className="wide">
        <TermsTable path={path} offer={offer} price={price} />
      </div>
    </>
  );
}

function RecommendSwitch({ path, onChange }: { path: string; onChange: (isBest: boolean) => void }) {
  const { getFieldProps } = useFormikContext<FinancingValues>();
  return (
    <Switch
      name={`${path}.bestChoice`}
      label="Melhor escolha"
      description="Aparece primeiro e em destaque."
      value={Boolean(getFieldProps(`${path}.bestChoice`).value)}
      onChange={onChange}
    />
  );
}

/**
 * Formats the interest rate that the form reads from a typed number: per month and per year. A number may be
 * a percentage, or a fraction such as 0.0149 (financing-088). Returns a hint for an empty field.
 */
export function formatInterestRate(fee: number | null): string {
  if (fee === null) return 'Ex.: 1,49. Também vale como fração: 0,0149.';
  const percent = (rate: number) => `${formatNumber(rate * 100, 2)}%`;
  return `${percent(toMonthlyRate(fee))} ao mês, ${percent(toYearlyRate(fee))} ao ano.`;
}

import { formatNumber } from '@girassol/shared-domain';
import { monthlyRate, yearlyRate } from '@girassol/shared-domain/solar';
import { FormMoneyField, FormNumberField, FormTextField, Switch } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { FinancingValues } from './financing-values';
import { TermsTable } from './TermsTable';

/** One offer: whose, at which terms, and what is paid in each of its terms. */
export function OfferFields({ index, price }: { index: number; price: number }) {
  const { values, setFieldValue } = useFormikContext<FinancingValues>();
  const path = `financing.${index}`;
  const offer = values.financing[index];
  if (!offer) return null;

  /** One offer is the best at most. */
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
        description={rateText(offer.fee)}
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

/** How the interest is understood (financing-088). */
export function rateText(fee: number | null): string {
  if (fee === null) return 'Ex.: 1,49. Também vale como fração: 0,0149.';
  const percent = (rate: number) => `${formatNumber(rate * 100, 2)}%`;
  return `${percent(monthlyRate(fee))} ao mês, ${percent(yearlyRate(fee))} ao ano.`;
}

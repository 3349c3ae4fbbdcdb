import { formatNumber } from '@girassol/shared-domain';
import type { PriceFormulaStep } from '@girassol/shared-domain/pricing';
import { FormFields, FormNumberField, FormSection, FormTextArea } from '@girassol/shared-ui/fields';
import { DiscountFields } from './DiscountFields';
import { FormulaLines } from './FormulaLines';

const upTo = (most: number) => (value: number | null) =>
  value !== null && value > most ? `No máximo ${most}%.` : undefined;

interface TermsSectionProps {
  /** Steps of the formula, as they stand now. */
  steps: readonly PriceFormulaStep[];
  /** R$ before the discount; null while there is no price. */
  listPrice: number | null;
  /** Default annual increase of tariffs in percent, used if the field is empty. */
  inflation: number;
  /** Taxes and the seller's room are typed: components stand for them in automatic prices. */
  isByHand?: boolean | undefined;
}

/** Form section for taxes, negotiation margin, discount and payment conditions. */
export function PricingTermsSection({ steps, listPrice, inflation, isByHand = false }: TermsSectionProps) {
  return (
    <FormSection aria-labelledby="section-terms">
      <h2 id="section-terms">{isByHand ? 'Impostos, desconto e pagamento' : 'Desconto e pagamento'}</h2>
      <p>O desconto sai do preço e do lucro{isByHand && '; os impostos, só do lucro'}.</p>
      <FormFields>
        {isByHand && (
          <>
            <FormNumberField
              name="taxes"
              label="Impostos"
              unit="%"
              decimals={2}
              check={upTo(100)}
              description="Sobre a nota: o preço menos o custo do kit."
            />
            <FormNumberField
              name="tradingMargin"
              label="Margem de negociação"
              unit="%"
              decimals={2}
              check={upTo(100)}
              description="Quanto do preço o vendedor pode ceder."
            />
          </>
        )}
        <DiscountFields listPrice={listPrice} />
        <FormNumberField
          name="inflation"
          label="Reajuste anual da energia"
          unit="%"
          decimals={2}
          check={upTo(100)}
          description={`Em branco, ${formatNumber(inflation, Number.isInteger(inflation) ? 0 : 2)}%.`}
        />
        <div className="wide">
          <FormTextArea
            name="paymentConditions"
            label="Condições de pagamento"
            description="Aparecem na proposta."
            maxLength={3_000}
          />
        </div>
      </FormFields>
      <FormulaLines steps={steps} />
    </FormSection>
  );
}

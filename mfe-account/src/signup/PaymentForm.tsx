import type { SignupPlanId } from '@girassol/account-domain/billing';
import type { SignupRecord } from '@girassol/account-domain/contract';
import { formatMoney } from '@girassol/shared-domain';
import { Stack, Text } from '@girassol/shared-ui';
import { Form, FormMaskedField } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { SectionCard } from '../card/SectionCard';
import { CardPayment } from '../payment/CardPayment';
import { PaymentProblem } from '../payment/PaymentProblem';
import { CouponField } from './CouponField';
import { FormEnd } from './FormEnd';
import { PaymentChoice } from './PaymentChoice';
import { paySignup } from './pay-signup';
import { applySessionDraft, removeSessionDraft, SessionDraft } from './session-draft';
import { showRefusal } from './show-refusal';
import type { SignupPayment } from './signup-payment';
import type { StepThreePayment } from './use-signup';
import type { SignupPricing } from './use-signup-pricing';
import { VendorsStepper } from './VendorsStepper';

const DRAFT = 'payment';
interface Values extends Record<string, string> {
  document: string;
}

interface PaymentFormProps {
  signup: SignupRecord;
  planId: SignupPlanId;
  vendors: number;
  onVendorsChange: (vendors: number) => void;
  payment: SignupPayment;
  onPaymentChange: (payment: SignupPayment) => void;
  pricing: SignupPricing;
  /** True while plan or vendors are on their way to the server. */
  isSaving: boolean;
  /** The charge is issued, or paid by card. */
  onDone: (signup: SignupRecord) => void;
}

/** Step 3 of the signup: document, vendors, coupon and payment (billing-004). */
export function PaymentForm(props: PaymentFormProps) {
  const { signup, planId, vendors, payment, pricing, onDone } = props;
  const [problem, setProblem] = useState<string | null>(null);

  async function pay({ document }: Values, way: StepThreePayment): Promise<void> {
    const { price, coupon, couponName } = pricing;
    if (!price) return;
    const order = { signupId: signup._id, planId, vendors, document, price };
    const paid = await paySignup({ ...order, couponName: coupon ? couponName : '' }, way);
    if (!paid) return;
    removeSessionDraft(DRAFT);
    const isRefused = 'cardToken' in way && paid.state !== 'paid' && paid.charge?.refusal != null;
    if (!isRefused) onDone(paid);
  }

  async function submit(values: Values, helpers: FormikHelpers<Values>) {
    if (payment === 'card' || payment === 'recurringCard') return;
    setProblem(null);
    try {
      await pay(values, { method: payment });
    } catch (error) {
      setProblem(showRefusal(error, ['document'], helpers));
    }
  }

  const initialValues: Values = { document: signup.signupStepThreeInfo.document };
  return (
    <Formik initialValues={applySessionDraft(DRAFT, initialValues)} onSubmit={submit}>
      <Form aria-label="Pagamento">
        <SessionDraft name={DRAFT} />
        <Stack gap={16}>
          <SectionCard title="Quem paga">
            <FormMaskedField
              name="document"
              mask="document"
              label="CPF ou CNPJ"
              isRequired
              description="Sai no recibo. O CNPJ novo, com letras, também vale."
            />
            <VendorsStepper value={vendors} onChange={props.onVendorsChange} />
            <CouponField entered={pricing} vendors={vendors} scope="em tudo, implantação incluída" />
          </SectionCard>
          <SectionCard title="Pagamento">
            <PaymentChoice planId={planId} value={payment} onChange={props.onPaymentChange} />
            {(payment === 'card' || payment === 'recurringCard') && (
              <CardPart
                refusal={signup.charge?.refusal ?? null}
                onPay={(values, cardToken) => pay(values, { method: payment, cardToken })}
              />
            )}
          </SectionCard>
          {problem && <PaymentProblem>{problem}</PaymentProblem>}
          {(payment === 'pix' || payment === 'boleto') && (
            <FormEnd
              submitLabel={describeButton(payment, pricing)}
              isDisabled={!pricing.price || pricing.isChecking || props.isSaving}
              note="Ao continuar, você aceita os termos de uso."
            />
          )}
        </Stack>
      </Form>
    </Formik>
  );
}

function describeButton(payment: 'pix' | 'boleto', { price }: SignupPricing): string {
  if (!price) return 'Calculando o preço…';
  if (price.finalCents === 0) return 'Concluir sem pagar nada';
  const amount = formatMoney(price.finalCents / 100);
  return payment === 'pix' ? `Gerar Pix de ${amount}` : `Gerar boleto de ${amount}`;
}

interface CardPartProps {
  refusal: string | null;
  onPay: (values: Values, cardToken: string) => Promise<void>;
}

/** Form of the card, once the rest is filled in: the card is charged as soon as it is sent. */
function CardPart({ refusal, onPay }: CardPartProps) {
  const { values, isValid } = useFormikContext<Values>();
  if (!isValid || values.document === '')
    return (
      <Text as="p" tone="soft">
        Preencha o CPF ou CNPJ acima para digitar o cartão.
      </Text>
    );
  return <CardPayment refusal={refusal} onPay={(token) => onPay(values, token)} />;
}

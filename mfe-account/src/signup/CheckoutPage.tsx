import type { SignupPlanId } from '@girassol/account-domain/billing';
import type { SignupRecord } from '@girassol/account-domain/contract';
import { formatPhone, formatPostalCode } from '@girassol/shared-domain';
import { Button, Skeleton, Text } from '@girassol/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { buildCheckoutPath, buildSuccessPath, parsePlanId } from '../addresses/billing';
import { SectionCard } from '../card/SectionCard';
import { AddressForm } from './AddressForm';
import { ContactForm } from './ContactForm';
import { LoadedSignup, UnknownPlan } from './LoadedSignup';
import { OpenChargeNotice } from './OpenChargeNotice';
import { PaymentForm } from './PaymentForm';
import { SignupFrame } from './SignupFrame';
import { isRecurring, readSignupPayment, type SignupPayment } from './signup-payment';
import { updateSignupProgress } from './signup-progress';
import { useAddressedPlan } from './use-addressed-plan';
import { useBegunSignup } from './use-begun-signup';
import { useSignupChoice } from './use-signup-choice';
import { useSignupPricing } from './use-signup-pricing';

type Part = 'contact' | 'address' | 'payment';

/** Returns the first part of a signup that is still to be filled in. */
function findNextPart(signup: SignupRecord | null): Part {
  if (!signup) return 'contact';
  return signup.signupStepTwoInfo ? 'payment' : 'address';
}

/**
 * Page `/assinatura/checkout/:planId`: the three steps of a signup on one page. The mailed link names the signup in
 * `cadastro`.
 */
export default function CheckoutPage() {
  const planId = parsePlanId(useParams().planId);
  const [query] = useSearchParams();
  const mailed = query.get('cadastro');
  if (!planId) return <UnknownPlan />;
  if (mailed === null) return <Checkout planId={planId} />;
  return (
    <LoadedSignup signupId={mailed} planId={planId}>
      {(signup) => <MailedSignup signup={signup} />}
    </LoadedSignup>
  );
}

/** Takes over the signup of a mailed link as the one of this tab. */
function MailedSignup({ signup: { _id: signupId, planId } }: { signup: SignupRecord }) {
  const navigate = useNavigate();
  useEffect(() => {
    updateSignupProgress({ signupId });
    navigate(buildCheckoutPath(planId), { replace: true });
  }, [signupId, planId, navigate]);
  return null;
}

function Checkout({ planId }: { planId: SignupPlanId }) {
  const navigate = useNavigate();
  const { signup, isLoading, begin } = useBegunSignup();
  const [opened, setOpened] = useState<Part | null>(null);
  const [chosen, setChosen] = useState<SignupPayment>('pix');
  const choice = useSignupChoice({ planId, signup, getPath: buildCheckoutPath });
  const payment = readSignupPayment(chosen, choice.planId);
  const pricing = useSignupPricing({ ...choice, payment });
  useAddressedPlan(planId, signup, choice.setPlan);

  const part = opened ?? findNextPart(signup);
  const change = (next: Part) => (
    <Button variant="ghost" icon="pencil" onClick={() => setOpened(next)}>
      Alterar
    </Button>
  );
  return (
    <SignupFrame
      title="Assine em uma página só"
      text="Você começa a usar assim que o pagamento é confirmado."
      summary={{
        ...choice,
        price: pricing.price,
        couponName: pricing.couponName,
        isRecurring: isRecurring(payment),
        onPlanChange: choice.setPlan,
        onVendorsChange: part === 'payment' ? undefined : choice.setVendors,
      }}
    >
      <SectionCard title="1. Seus dados" action={part !== 'contact' && change('contact')}>
        {isLoading && <Skeleton height={220} radius={10} />}
        {!isLoading && part === 'contact' && (
          <ContactForm
            planId={choice.planId}
            vendors={choice.vendors}
            signup={signup}
            onDone={({ _id }) => {
              begin(_id);
              setOpened(null);
            }}
          />
        )}
        {signup && part !== 'contact' && <ContactFacts signup={signup} />}
      </SectionCard>
      {signup && part === 'address' ? (
        <AddressForm signup={signup} submitLabel="Continuar" onDone={() => setOpened(null)} />
      ) : (
        <LaterPart title="2. Endereço" action={part === 'payment' && change('address')}>
          {signup?.signupStepTwoInfo && <AddressFacts address={signup.signupStepTwoInfo} />}
        </LaterPart>
      )}
      {signup && part === 'payment' ? (
        <>
          <OpenChargeNotice signup={signup} />
          <PaymentForm
            signup={signup}
            planId={choice.planId}
            vendors={choice.vendors}
            onVendorsChange={choice.setVendors}
            isSaving={choice.isSaving}
            payment={payment}
            onPaymentChange={setChosen}
            pricing={pricing}
            onDone={({ _id, planId: paidPlan }) =>
              navigate(buildSuccessPath({ method: payment, planId: paidPlan, id: _id }))
            }
          />
        </>
      ) : (
        <LaterPart title="3. Pagamento" />
      )}
    </SignupFrame>
  );
}

function LaterPart({ title, action, children }: { title: string; action?: ReactNode; children?: ReactNode }) {
  return (
    <SectionCard title={title} action={action}>
      {children}
    </SectionCard>
  );
}

function ContactFacts({ signup: { signupStepOneInfo } }: { signup: SignupRecord }) {
  const { name, surname, email, phone } = signupStepOneInfo;
  return <Text as="p" tone="soft">{`${name} ${surname} · ${email} · ${formatPhone(phone)}`}</Text>;
}

function AddressFacts({ address }: { address: NonNullable<SignupRecord['signupStepTwoInfo']> }) {
  const { address: street, number, complement, district, city, uf, postalCode } = address;
  const parts = [`${street}, ${number}`, complement, district, `${city}/${uf}`, formatPostalCode(postalCode)];
  return (
    <Text as="p" tone="soft">
      {parts.filter(Boolean).join(' · ')}
    </Text>
  );
}

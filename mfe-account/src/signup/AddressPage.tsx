import type { SignupPlanId } from '@girassol/account-domain/billing';
import type { SignupRecord } from '@girassol/account-domain/contract';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { buildStepThreePath, buildStepTwoPath, parsePlanId } from '../addresses/billing';
import { SectionCard } from '../card/SectionCard';
import { AddressForm } from './AddressForm';
import { LoadedSignup, UnknownPlan } from './LoadedSignup';
import { PaymentChoice } from './PaymentChoice';
import { SignupFrame } from './SignupFrame';
import { isRecurring } from './signup-payment';
import { listSignupSteps } from './signup-steps';
import { useAddressedPayment } from './use-addressed-payment';
import { useSignupChoice } from './use-signup-choice';
import { useSignupPricing } from './use-signup-pricing';

/** Page `/assinatura/escolha-pagamento/:planId/:suId`: the address of a signup and how it is paid (billing-003). */
export default function AddressPage() {
  const params = useParams();
  const planId = parsePlanId(params.planId);
  const { suId = '' } = params;
  if (!planId) return <UnknownPlan />;
  return (
    <LoadedSignup key={suId} signupId={suId} planId={planId}>
      {(signup) => <Address planId={planId} signup={signup} />}
    </LoadedSignup>
  );
}

function Address({ planId, signup }: { planId: SignupPlanId; signup: SignupRecord }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const choice = useSignupChoice({
    planId,
    signup,
    getPath: (plan) => `${buildStepTwoPath(plan, signup._id)}${search}`,
  });
  const { payment, setPayment } = useAddressedPayment(choice.planId);
  const { price, couponName } = useSignupPricing({ ...choice, payment });
  return (
    <SignupFrame
      title={`${signup.signupStepOneInfo.name}, onde fica a empresa?`}
      text="O endereço sai no recibo e no boleto. O CEP preenche quase tudo."
      steps={{ list: listSignupSteps(choice.planId, signup._id), current: 1 }}
      summary={{
        ...choice,
        price,
        couponName,
        isRecurring: isRecurring(payment),
        onPlanChange: choice.setPlan,
        onVendorsChange: choice.setVendors,
      }}
    >
      <AddressForm
        signup={signup}
        submitLabel="Continuar para o pagamento"
        onDone={() => navigate(`${buildStepThreePath(choice.planId, signup._id)}?forma=${payment}`)}
      >
        <SectionCard title="Como você quer pagar?">
          <PaymentChoice planId={choice.planId} value={payment} onChange={setPayment} />
        </SectionCard>
      </AddressForm>
    </SignupFrame>
  );
}

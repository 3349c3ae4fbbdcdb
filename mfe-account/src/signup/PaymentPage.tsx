import type { SignupPlanId } from '@girassol/account-domain/billing';
import type { SignupRecord } from '@girassol/account-domain/contract';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { buildStepThreePath, buildStepTwoPath, buildSuccessPath, parsePlanId } from '../addresses/billing';
import { LoadedSignup, UnknownPlan } from './LoadedSignup';
import { OpenChargeNotice } from './OpenChargeNotice';
import { PaymentForm } from './PaymentForm';
import { SignupFrame } from './SignupFrame';
import { isRecurring } from './signup-payment';
import { listSignupSteps } from './signup-steps';
import { useAddressedPayment } from './use-addressed-payment';
import { useSignupChoice } from './use-signup-choice';
import { useSignupPricing } from './use-signup-pricing';

/** Page `/assinatura/passo-3/:planId/:suId`: document, coupon and payment of a signup (billing-004). */
export default function PaymentPage() {
  const params = useParams();
  const planId = parsePlanId(params.planId);
  const { suId = '' } = params;
  if (!planId) return <UnknownPlan />;
  return (
    <LoadedSignup key={suId} signupId={suId} planId={planId}>
      {(signup) =>
        signup.signupStepTwoInfo ? (
          <Payment planId={planId} signup={signup} />
        ) : (
          <Navigate replace to={buildStepTwoPath(planId, suId)} />
        )
      }
    </LoadedSignup>
  );
}

function Payment({ planId, signup }: { planId: SignupPlanId; signup: SignupRecord }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const choice = useSignupChoice({
    planId,
    signup,
    getPath: (plan) => `${buildStepThreePath(plan, signup._id)}${search}`,
  });
  const { payment, setPayment } = useAddressedPayment(choice.planId);
  const pricing = useSignupPricing({ ...choice, payment });
  return (
    <SignupFrame
      title="Falta só o pagamento"
      text="Confira o resumo e escolha como pagar. Dá para trocar depois, sem outra cobrança."
      steps={{ list: listSignupSteps(choice.planId, signup._id), current: 2 }}
      summary={{
        ...choice,
        price: pricing.price,
        couponName: pricing.couponName,
        isRecurring: isRecurring(payment),
        onPlanChange: choice.setPlan,
      }}
    >
      <OpenChargeNotice signup={signup} />
      <PaymentForm
        signup={signup}
        planId={choice.planId}
        vendors={choice.vendors}
        onVendorsChange={choice.setVendors}
        isSaving={choice.isSaving}
        payment={payment}
        onPaymentChange={setPayment}
        pricing={pricing}
        onDone={({ planId: paidPlan }) =>
          navigate(buildSuccessPath({ method: payment, planId: paidPlan, id: signup._id }))
        }
      />
    </SignupFrame>
  );
}

import type { SignupPlanId } from '@girassol/account-domain/billing';
import { Skeleton } from '@girassol/shared-ui';
import { useNavigate, useParams } from 'react-router-dom';
import { buildStepOnePath, buildStepTwoPath, parsePlanId } from '../addresses/billing';
import { SectionCard } from '../card/SectionCard';
import { ContactForm } from './ContactForm';
import { UnknownPlan } from './LoadedSignup';
import { SignupFrame } from './SignupFrame';
import { listSignupSteps } from './signup-steps';
import { useAddressedPlan } from './use-addressed-plan';
import { useBegunSignup } from './use-begun-signup';
import { useSignupChoice } from './use-signup-choice';
import { useSignupPricing } from './use-signup-pricing';

/** Page `/assinatura/passo-1/:planId`: the contact of a signup (billing-002). */
export default function ContactPage() {
  const planId = parsePlanId(useParams().planId);
  return planId ? <Contact planId={planId} /> : <UnknownPlan />;
}

function Contact({ planId }: { planId: SignupPlanId }) {
  const navigate = useNavigate();
  const { signup, isLoading } = useBegunSignup();
  const choice = useSignupChoice({ planId, signup, getPath: buildStepOnePath });
  useAddressedPlan(planId, signup, choice.setPlan);
  const { price, couponName } = useSignupPricing({ ...choice, payment: 'pix' });
  return (
    <SignupFrame
      title="Vamos criar a sua conta"
      text="Três passos, uns dois minutos. Você começa a usar assim que o pagamento é confirmado."
      steps={{ list: listSignupSteps(planId), current: 0 }}
      summary={{
        ...choice,
        price,
        couponName,
        isRecurring: false,
        onPlanChange: choice.setPlan,
        onVendorsChange: choice.setVendors,
      }}
    >
      <SectionCard title="Seus dados">
        {isLoading ? (
          <Skeleton height={220} radius={10} />
        ) : (
          <ContactForm
            planId={choice.planId}
            vendors={choice.vendors}
            signup={signup}
            onDone={({ _id }) => navigate(buildStepTwoPath(choice.planId, _id))}
          />
        )}
      </SectionCard>
    </SignupFrame>
  );
}

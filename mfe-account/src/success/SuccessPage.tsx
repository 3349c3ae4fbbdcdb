import type { SignupRecord } from '@girassol/account-domain/contract';
import { useParams, useSearchParams } from 'react-router-dom';
import { parsePlanId, type SuccessSource } from '../addresses/billing';
import { LoadedSignup } from '../signup/LoadedSignup';
import { ChargeSuccess } from './ChargeSuccess';
import { SignupSuccess } from './SignupSuccess';

const sources: readonly SuccessSource[] = ['renovacao', 'upgrade'];

/**
 * Pages `/assinatura/parabens/:planId/:suId`, `/assinatura/boleto/parabens/:suId` and `/assinatura/pix/parabens/:suId`
 * (billing-005, billing-006, billing-007). They read the state and prove nothing: what is unpaid can be paid here.
 */
export default function SuccessPage() {
  const { planId, suId = '' } = useParams();
  const [query] = useSearchParams();
  const source = sources.find((one) => one === query.get('src'));
  if (source) return <ChargeSuccess key={suId} token={suId} source={source} />;
  return (
    <LoadedSignup key={suId} signupId={suId} planId={parsePlanId(planId) ?? 2} leadsOnWhenPaid={false}>
      {(signup: SignupRecord) => <SignupSuccess signup={signup} />}
    </LoadedSignup>
  );
}

import type { SignupRecord } from '@girassol/account-domain/contract';
import { announce, ButtonLink, EmptyState, Skeleton } from '@girassol/shared-ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buildStepOnePath, buildStepThreePath } from '../addresses/billing';
import { isPayable } from '../payment/is-payable';
import { useCharge } from '../payment/use-charge';
import { SignupFrame } from '../signup/SignupFrame';
import { ChargeBox } from './ChargeBox';
import { closedChargeMessages } from './closed-charge-messages';
import { PaidSignup } from './PaidSignup';

/** State of a signup after step 3: the payment that is still to do, or what comes next. */
export function SignupSuccess({ signup }: { signup: SignupRecord }) {
  if (signup.charge) return <WithCharge signup={signup} token={signup.charge.payToken} />;
  if (signup.state === 'paid') return <PaidSignup signup={signup} />;
  return (
    <SignupFrame title="Falta o pagamento" text="O cadastro está salvo; nada foi cobrado ainda.">
      <EmptyState
        title="Ainda não há cobrança"
        action={
          <ButtonLink
            as={Link}
            to={buildStepThreePath(signup.planId, signup._id)}
            variant="primary"
            size="lg"
          >
            Ir para o pagamento
          </ButtonLink>
        }
      />
    </SignupFrame>
  );
}

function WithCharge({ signup, token }: { signup: SignupRecord; token: string }) {
  const { data } = useCharge(token);
  const charge = data?.charge ?? signup.charge;
  const isPaid = charge?.state === 'paid';
  useEffect(() => {
    if (isPaid) announce('Pagamento confirmado.');
  }, [isPaid]);
  if (!charge)
    return (
      <SignupFrame title="Pagamento" text="Abrindo a cobrança…">
        <Skeleton height={360} radius={14} />
      </SignupFrame>
    );
  if (isPaid) return <PaidSignup signup={signup} />;
  if (isPayable(charge))
    return (
      <SignupFrame
        title="Falta só pagar"
        text={`Assim que o pagamento chegar, ${signup.signupStepOneInfo.name}, a sua conta abre aqui mesmo.`}
      >
        <ChargeBox charge={charge} renewPath={buildStepThreePath(signup.planId, signup._id)} />
        <ButtonLink as={Link} to={buildStepThreePath(signup.planId, signup._id)} variant="ghost">
          Mudar plano, vendedores ou cupom
        </ButtonLink>
      </SignupFrame>
    );
  return (
    <SignupFrame title="Cobrança encerrada" text={closedChargeMessages[charge.state] ?? ''}>
      <ButtonLink as={Link} to={buildStepOnePath(signup.planId)} variant="primary" size="lg">
        Fazer outra assinatura
      </ButtonLink>
    </SignupFrame>
  );
}

import type { SignupPlanId } from '@girassol/account-domain/billing';
import type { SignupRecord } from '@girassol/account-domain/contract';
import { ButtonLink, EmptyState, ErrorState, Skeleton, Stack } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { buildStepOnePath, buildSuccessPath } from '../addresses/billing';
import { ResumeSignup } from './ResumeSignup';
import { SignupFrame } from './SignupFrame';
import { useSignup } from './use-signup';

interface LoadedSignupProps {
  signupId: string;
  /** Plan in the address, for what is offered where the signup is gone. */
  planId: SignupPlanId;
  /** Leads a paid signup to its success page unless false. */
  leadsOnWhenPaid?: boolean | undefined;
  children: (signup: SignupRecord) => ReactNode;
}

/**
 * Loads a signup for a page. A browser that did not begin it is asked for a code that is mailed, and learns the plan only;
 * one that is paid leads to its success page.
 */
export function LoadedSignup({ signupId, planId, leadsOnWhenPaid = true, children }: LoadedSignupProps) {
  const { data, isError, error, isFetching, refetch } = useSignup(signupId);
  if (isError && !data)
    return (
      <SignupFrame title="Assinatura" text="Não encontramos este cadastro.">
        <ErrorState
          error={error}
          title="Este cadastro não existe mais"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
        <ButtonLink as={Link} to={buildStepOnePath(planId)} variant="primary" size="lg">
          Começar de novo
        </ButtonLink>
      </SignupFrame>
    );
  if (!data)
    return (
      <SignupFrame title="Assinatura" text="Abrindo o seu cadastro…">
        <Stack gap={16} aria-busy>
          <Skeleton height={180} radius={14} />
          <Skeleton height={240} radius={14} />
        </Stack>
      </SignupFrame>
    );
  const { signup } = data;
  if (!signup)
    return (
      <ResumeSignup
        signupId={signupId}
        planId={data.planId}
        vendors={data.vendorsAmount}
        maskedEmail={data.maskedEmail}
      />
    );
  if (leadsOnWhenPaid && signup.state === 'paid') {
    const method = signup.charge?.method;
    const address = { planId: signup.planId, id: signupId };
    return (
      <Navigate
        replace
        to={buildSuccessPath({
          ...address,
          method: method === 'pix' || method === 'boleto' ? method : 'card',
        })}
      />
    );
  }
  return children(signup);
}

/** Page for an address with a plan that does not exist. */
export function UnknownPlan() {
  return (
    <SignupFrame title="Assinatura" text="Escolha um plano para começar.">
      <EmptyState
        title="Este plano não existe"
        action={
          <ButtonLink as={Link} to={buildStepOnePath(2)} variant="primary">
            Assinar o plano CRM
          </ButtonLink>
        }
      />
    </SignupFrame>
  );
}

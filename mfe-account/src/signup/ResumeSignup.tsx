import { planNames, type SignupPlanId } from '@girassol/account-domain/billing';
import { Button, Stack, Text, TextLink } from '@girassol/shared-ui';
import { Form, FormTextField } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { buildStepOnePath } from '../addresses/billing';
import { SectionCard } from '../card/SectionCard';
import { PaymentProblem } from '../payment/PaymentProblem';
import { describeProblem } from '../payment/payment-problem';
import { describeVendors } from './describe-vendors';
import { FormEnd } from './FormEnd';
import { SignupFrame } from './SignupFrame';
import { showRefusal } from './show-refusal';
import { restartSignup, updateSignupProgress } from './signup-progress';
import { resumeSignup, sendResumeCode } from './use-signup';

interface ResumeSignupProps {
  signupId: string;
  planId: SignupPlanId;
  vendors: number;
  /** E-mail with most of it hidden. */
  maskedEmail: string;
}

const schema = object({ code: string().matches(/^\d{6}$/, 'O código tem 6 números.') });

/** Page of a signup in another browser than the one that began it: the plan, and the way on by a mailed code. */
export function ResumeSignup({ signupId, planId, vendors, maskedEmail }: ResumeSignupProps) {
  const [isSent, setIsSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    setIsSending(true);
    setProblem(null);
    try {
      await sendResumeCode(signupId);
      setIsSent(true);
    } catch (error) {
      setProblem(describeProblem(error));
    } finally {
      setIsSending(false);
    }
  }

  async function resume({ code }: { code: string }, helpers: FormikHelpers<{ code: string }>) {
    setProblem(null);
    try {
      await resumeSignup(signupId, code);
      updateSignupProgress({ signupId });
    } catch (error) {
      const reason = showRefusal(error, ['code'], helpers);
      if (reason) helpers.setFieldError('code', reason);
    }
  }

  return (
    <SignupFrame
      title="Continuar a assinatura"
      text={`Plano ${planNames[planId]}, ${describeVendors(vendors)}. Este cadastro começou em outro aparelho.`}
    >
      <SectionCard title={isSent ? 'Digite o código' : 'Confirme que é você'}>
        <Text as="p" tone="soft">
          {isSent
            ? `Enviamos um código de 6 números para ${maskedEmail}. Ele chega em instantes; olhe também o spam.`
            : `Para proteger os seus dados, enviamos um código para ${maskedEmail}.`}
        </Text>
        {problem && <PaymentProblem>{problem}</PaymentProblem>}
        {isSent ? (
          <Formik initialValues={{ code: '' }} validationSchema={schema} onSubmit={resume}>
            <Form aria-label="Continuar o cadastro">
              <Stack gap={16}>
                <FormTextField
                  name="code"
                  label="Código"
                  isRequired
                  autoFocus
                  maxLength={6}
                  autoComplete="one-time-code"
                />
                <FormEnd submitLabel="Continuar" />
                <Button variant="ghost" isPending={isSending} onClick={() => void send()}>
                  Enviar outro código
                </Button>
              </Stack>
            </Form>
          </Formik>
        ) : (
          <Button variant="primary" size="lg" isFullWidth isPending={isSending} onClick={() => void send()}>
            Enviar código
          </Button>
        )}
        <Text as="p" size={13} tone="soft">
          Não foi você?{' '}
          <TextLink as={Link} to={buildStepOnePath(planId)} onClick={() => restartSignup()}>
            Começar outra assinatura
          </TextLink>
        </Text>
      </SectionCard>
    </SignupFrame>
  );
}

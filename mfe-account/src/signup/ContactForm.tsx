import type { SignupPlanId } from '@girassol/account-domain/billing';
import type { SignupRecord } from '@girassol/account-domain/contract';
import { Stack, Text, TextLink } from '@girassol/shared-ui';
import {
  checkPersonName,
  Form,
  FormFields,
  FormMaskedField,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { PaymentProblem } from '../payment/PaymentProblem';
import { FormEnd } from './FormEnd';
import { applySessionDraft, removeSessionDraft, SessionDraft } from './session-draft';
import { showRefusal } from './show-refusal';
import { loadSignupProgress, updateSignupProgress } from './signup-progress';
import { readSignupTracking } from './tracking';
import { sendContact } from './use-signup';

const DRAFT = 'contact';
const empty = { name: '', surname: '', email: '', phone: '' };
const names = Object.keys(empty);

const schema = object({
  name: string().max(60, 'No máximo 60 letras.'),
  surname: string().max(60, 'No máximo 60 letras.'),
});

interface ContactFormProps {
  planId: SignupPlanId;
  vendors: number;
  /** Signup that this tab has begun; null before. */
  signup: SignupRecord | null;
  onDone: (signup: SignupRecord) => void;
}

/** Step 1 of the signup: the contact (billing-002). */
export function ContactForm({ planId, vendors, signup, onDone }: ContactFormProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(values: typeof empty, helpers: FormikHelpers<typeof empty>) {
    setProblem(null);
    const { frontId } = loadSignupProgress();
    const tracking = readSignupTracking(crypto.randomUUID());
    try {
      const sent = await sendContact({
        ...values,
        frontId,
        signupId: signup?._id,
        planId,
        vendorsAmount: vendors,
        ...tracking,
      });
      updateSignupProgress({ signupId: sent._id });
      removeSessionDraft(DRAFT);
      onDone(sent);
    } catch (error) {
      setProblem(showRefusal(error, names, helpers));
    }
  }

  return (
    <Formik
      initialValues={applySessionDraft(DRAFT, signup ? { ...signup.signupStepOneInfo } : empty)}
      validationSchema={schema}
      onSubmit={submit}
    >
      <Form aria-label="Seus dados">
        <SessionDraft name={DRAFT} />
        <Stack gap={16}>
          <FormFields>
            <FormTextField
              name="name"
              label="Nome"
              isRequired
              autoComplete="given-name"
              check={checkPersonName}
            />
            <FormTextField
              name="surname"
              label="Sobrenome"
              isRequired
              autoComplete="family-name"
              check={checkPersonName}
            />
            <FormTextField
              name="email"
              type="email"
              label="E-mail"
              isRequired
              autoComplete="email"
              description="Será o seu login. Os avisos de cobrança vão para ele."
            />
            <FormMaskedField name="phone" mask="phone" label="Celular ou telefone" isRequired />
          </FormFields>
          {problem && <PaymentProblem>{problem}</PaymentProblem>}
          <FormEnd submitLabel="Continuar" note="Você ainda não paga nada neste passo." />
          <Text as="p" size={13} tone="soft">
            Já tem conta?{' '}
            <TextLink as={Link} to="/login">
              Entrar
            </TextLink>
          </Text>
        </Stack>
      </Form>
    </Formik>
  );
}

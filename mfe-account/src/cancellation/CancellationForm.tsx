import { refreshSession } from '@girassol/shared-auth';
import { addDays, formatDate } from '@girassol/shared-domain';
import { ButtonLink, confirm, Heading, Stack, Text, tokens } from '@girassol/shared-ui';
import { Form, FormSubmitButton, FormTextArea, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { Formik } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { billingPaths } from '../addresses/billing';
import { PaymentProblem } from '../payment/PaymentProblem';
import { describeProblem } from '../payment/payment-problem';
import { cancelSubscription } from '../subscription/use-subscription';
import { cancellationReasons, OTHER_REASON, reasonsToComeBack } from './cancellation-reasons';

interface Values {
  mainReason: string | null;
  secondaryReason: string | null;
  reasonToComeBack: string | null;
  otherReasonToComeBack: string;
  message: string;
}

const initialValues: Values = {
  mainReason: null,
  secondaryReason: null,
  reasonToComeBack: null,
  otherReasonToComeBack: '',
  message: '',
};

interface CancellationFormProps {
  userId: string;
  /** First day without access, `yyyy-mm-dd`; null: nothing is paid. */
  endsOn: string | null;
  today: string;
}

/** Form of a cancellation: when the access ends, and reasons that nobody has to give. */
export function CancellationForm({ userId, endsOn, today }: CancellationFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const lastDay = endsOn !== null && endsOn > today ? formatDate(addDays(endsOn, -1)) : null;

  async function submit({ mainReason, secondaryReason, reasonToComeBack, ...texts }: Values) {
    const isSure = await confirm({
      title: 'Cancelar a assinatura',
      text:
        lastDay === null
          ? 'O acesso termina agora. Seus dados ainda podem ser exportados por 90 dias.'
          : `O acesso continua até ${lastDay}. Depois disso, seus dados ainda podem ser exportados por 90 dias.`,
      confirmLabel: 'Cancelar a assinatura',
      cancelLabel: 'Voltar',
      danger: true,
    });
    if (!isSure) return;
    setProblem(null);
    try {
      await cancelSubscription(userId, {
        ...texts,
        mainReason: mainReason ?? '',
        secondaryReason: secondaryReason ?? '',
        reasonToComeBack: reasonToComeBack ?? '',
      });
      await refreshSession();
    } catch (error) {
      setProblem(describeProblem(error));
    }
  }

  return (
    <Stack gap={16}>
      <Box>
        <Heading level={2}>
          {lastDay === null ? 'O acesso termina na hora' : `Você usa tudo até ${lastDay}`}
        </Heading>
        <Text as="p" tone="soft">
          Nada mais é cobrado. {lastDay !== null && 'Até esse dia você pode voltar atrás. '}Os seus dados
          ainda podem ser exportados por 90 dias depois.
        </Text>
      </Box>
      <Formik initialValues={initialValues} onSubmit={submit}>
        {({ values }) => (
          <Form aria-label="Cancelamento">
            <Box>
              <Heading level={2}>O que houve?</Heading>
              <Text as="p" tone="soft">
                Responda só se quiser: nos ajuda a melhorar.
              </Text>
              <FormSelect
                name="mainReason"
                label="Motivo principal"
                options={cancellationReasons}
                isOptional
              />
              {values.mainReason && (
                <FormSelect
                  name="secondaryReason"
                  label="Outro motivo"
                  options={cancellationReasons.filter(({ value }) => value !== values.mainReason)}
                  isOptional
                />
              )}
              <FormSelect
                name="reasonToComeBack"
                label="O que faria você voltar?"
                options={reasonsToComeBack}
                isOptional
              />
              {values.reasonToComeBack === OTHER_REASON && (
                <FormTextField name="otherReasonToComeBack" label="Conte o quê" maxLength={200} isOptional />
              )}
              <FormTextArea name="message" label="Recado" isOptional maxLength={2000} />
            </Box>
            {problem && <PaymentProblem>{problem}</PaymentProblem>}
            <Buttons>
              <ButtonLink as={Link} to={billingPaths.subscription} variant="primary" size="lg">
                Manter a assinatura
              </ButtonLink>
              <FormSubmitButton size="lg" variant="danger">
                Cancelar a assinatura
              </FormSubmitButton>
            </Buttons>
          </Form>
        )}
      </Formik>
    </Stack>
  );
}

const { color, radius, screen, shadow, space } = tokens;

const Box = styled.section`
  display: grid;
  gap: ${space[12]};
  padding: ${space[24]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  @media ${screen.phone} { padding: ${space[16]}; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[8]};
  margin-top: ${space[16]};
  @media ${screen.phone} { > * { flex: 1 1 100%; } }
`;

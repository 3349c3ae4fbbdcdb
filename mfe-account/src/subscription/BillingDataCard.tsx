import type { SubscriptionOverview } from '@girassol/account-domain/contract';
import { formatCpfOrCnpj, isEmail } from '@girassol/shared-domain';
import { Button, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import {
  Form,
  FormMaskedField,
  FormSubmitButton,
  FormTextArea,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { SectionCard } from '../card/SectionCard';
import { PaymentProblem } from '../payment/PaymentProblem';
import { showRefusal } from '../signup/show-refusal';
import { saveBillingData } from './use-subscription';

const MAX_EMAILS = 5;

const listEmails = (text: string): string[] => text.split(/[\s,;]+/).filter((email) => email !== '');

const schema = object({
  name: string().min(2, 'Informe o nome ou a razão social.'),
  emails: string()
    .test('are-emails', 'Insira e-mails válidos.', (text) => listEmails(text ?? '').every(isEmail))
    .test(
      'are-few',
      `No máximo ${MAX_EMAILS} e-mails.`,
      (text) => listEmails(text ?? '').length <= MAX_EMAILS,
    ),
});

type BillingData = Pick<SubscriptionOverview, 'payer' | 'billingEmails'> & { userId: string };

/** Payer of the receipts and who is mailed besides the owner. */
export function BillingDataCard({ userId, payer, billingEmails }: BillingData) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard
      title="Dados de cobrança"
      action={
        <Button variant="ghost" icon="pencil" onClick={() => setIsOpen(true)}>
          Alterar
        </Button>
      }
    >
      <Stack gap={4}>
        <Text as="p">{payer.name}</Text>
        {payer.document !== '' && (
          <Text as="p" tone="soft">
            {formatCpfOrCnpj(payer.document)}
          </Text>
        )}
        {[payer.email, ...billingEmails].map((email) => (
          <Text as="p" key={email} size={13} tone="soft" isTruncated>
            {email}
          </Text>
        ))}
      </Stack>
      {isOpen && (
        <BillingDataDialog
          userId={userId}
          payer={payer}
          billingEmails={billingEmails}
          onClose={() => setIsOpen(false)}
        />
      )}
    </SectionCard>
  );
}

interface Values {
  name: string;
  document: string;
  emails: string;
}

function BillingDataDialog({ userId, payer, billingEmails, onClose }: BillingData & { onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);

  async function submit({ name, document, emails }: Values, helpers: FormikHelpers<Values>) {
    setProblem(null);
    try {
      await saveBillingData(userId, { name, document, billingEmails: listEmails(emails) });
      showSnackbar({ text: 'Dados de cobrança salvos.' });
      onClose();
    } catch (error) {
      setProblem(showRefusal(error, ['name', 'document'], helpers));
    }
  }

  const initialValues: Values = {
    name: payer.name,
    document: payer.document,
    emails: billingEmails.join('\n'),
  };
  return (
    <Dialog isOpen title="Dados de cobrança" onClose={onClose}>
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
        <Form aria-label="Dados de cobrança">
          <Stack gap={16}>
            <FormTextField name="name" label="Nome ou razão social" isRequired maxLength={120} />
            <FormMaskedField name="document" mask="document" label="CPF ou CNPJ" isRequired />
            <FormTextArea
              name="emails"
              label="Outros e-mails de cobrança"
              isOptional
              description={`Um por linha, até ${MAX_EMAILS}. Recebem os avisos de cobrança, além de ${payer.email}.`}
            />
            {problem && <PaymentProblem>{problem}</PaymentProblem>}
            <FormSubmitButton size="lg">Salvar</FormSubmitButton>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}

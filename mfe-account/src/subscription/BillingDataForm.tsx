import type { SubscriptionOverview } from '@girassol/account-domain/contract';
import { isEmail } from '@girassol/shared-domain';
import { Stack, showSnackbar } from '@girassol/shared-ui';
import {
  Form,
  FormMaskedField,
  FormSubmitButton,
  FormTextArea,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { AddressFields, type AddressValues, emptyAddress } from '../payer/AddressFields';
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

interface Values {
  name: string;
  document: string;
  address: AddressValues;
  emails: string;
}

const fieldNames = ['name', 'document', ...Object.keys(emptyAddress).map((part) => `address.${part}`)];

type BillingDataFormProps = Pick<SubscriptionOverview, 'payer' | 'billingEmails'> & {
  userId: string;
  submitLabel: string;
  /** Leaves out the billing e-mails, which stay as they are. */
  isShort?: boolean;
  onDone?: () => void;
};

/** Form of the payer: name, document and address of boletos and receipts, and who is mailed besides the owner. */
export function BillingDataForm({
  userId,
  payer,
  billingEmails,
  submitLabel,
  isShort = false,
  onDone,
}: BillingDataFormProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function submit({ emails, ...data }: Values, helpers: FormikHelpers<Values>) {
    setProblem(null);
    try {
      await saveBillingData(userId, { ...data, billingEmails: listEmails(emails) });
      showSnackbar({ text: 'Dados de cobrança salvos.' });
      onDone?.();
    } catch (error) {
      setProblem(showRefusal(error, fieldNames, helpers));
    }
  }

  const initialValues: Values = {
    name: payer.name,
    document: payer.document,
    address: payer.address ?? emptyAddress,
    emails: billingEmails.join('\n'),
  };
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <Form aria-label="Dados de cobrança">
        <Stack gap={16}>
          <FormTextField name="name" label="Nome ou razão social" isRequired maxLength={120} />
          <FormMaskedField
            name="document"
            mask="document"
            label="CPF ou CNPJ"
            isRequired
            description="Sai no recibo. O CNPJ novo, com letras, também vale."
          />
          <PayerAddress />
          {!isShort && (
            <FormTextArea
              name="emails"
              label="Outros e-mails de cobrança"
              isOptional
              description={`Um por linha, até ${MAX_EMAILS}. Recebem os avisos de cobrança, além de ${payer.email}.`}
            />
          )}
          {problem && <PaymentProblem>{problem}</PaymentProblem>}
          <FormSubmitButton size="lg" isEditing>
            {submitLabel}
          </FormSubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}

function PayerAddress() {
  const {
    values: { address },
    setFieldValue,
  } = useFormikContext<Values>();
  return (
    <AddressFields
      prefix="address."
      address={address}
      onFill={(found) => void setFieldValue('address', { ...address, ...found })}
    />
  );
}

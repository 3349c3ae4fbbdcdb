import { Stack, Text } from '@girassol/shared-ui';
import {
  checkPersonName,
  Form,
  FormErrorsButton,
  FormSubmitButton,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { MAX_VISITOR_NAME_LENGTH } from '@girassol/support-domain/tickets';
import { Formik, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { HoneypotField } from './HoneypotField';

/** Values that every form of a visitor has. */
export interface VisitorValues {
  name: string;
  email: string;
}

interface PublicFormProps<Values extends VisitorValues> {
  label: string;
  /** Creates the values of a displayed form, once. */
  createValues: () => Values;
  /** Name of the field that people neither see nor reach. */
  honeypot: keyof Values & string;
  /** Sends the form; what it throws is shown in the form. Name and e-mail come without spaces around them. */
  onSubmit: (values: Values) => Promise<void>;
  submitLabel: string;
  /** Fields after name and e-mail. */
  children: ReactNode;
}

/** Form of a visitor without a session: name, e-mail and what else it asks, the problem of a failed sending, one button. */
export function PublicForm<Values extends VisitorValues>(props: PublicFormProps<Values>) {
  const [problem, setProblem] = useState('');
  const [initialValues] = useState(props.createValues);

  async function submit(values: Values) {
    setProblem('');
    try {
      await props.onSubmit({ ...values, name: values.name.trim(), email: values.email.trim() });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
  }

  return (
    <Formik<Values> initialValues={initialValues} onSubmit={submit}>
      <Form aria-label={props.label}>
        <Stack gap={16}>
          <FormTextField
            name="name"
            label="Nome"
            autoComplete="name"
            maxLength={MAX_VISITOR_NAME_LENGTH}
            isRequired
            check={(name) => checkVisitorName(String(name))}
          />
          <FormTextField name="email" label="E-mail" type="email" autoComplete="email" isRequired />
          {props.children}
          <BoundHoneypotField name={props.honeypot} />
          <FormProblem text={problem} />
          <FormSubmitButton size="lg">{props.submitLabel}</FormSubmitButton>
          <FormErrorsButton />
        </Stack>
      </Form>
    </Formik>
  );
}

/** Checks the name of a visitor; returns what is wrong with it. */
export const checkVisitorName = (name: string): string | undefined =>
  name.trim().length < 2 ? 'Escreva o seu nome.' : checkPersonName(name);

/** Why a form could not be sent; nothing for an empty text. */
export const FormProblem = ({ text }: { text: string }) =>
  text === '' ? null : (
    <Text tone="bad" role="alert">
      {text}
    </Text>
  );

function BoundHoneypotField({ name }: { name: string }) {
  const { values, setFieldValue } = useFormikContext<Record<string, string>>();
  return (
    <HoneypotField
      name={name}
      value={values[name] ?? ''}
      onChange={(value) => void setFieldValue(name, value)}
    />
  );
}

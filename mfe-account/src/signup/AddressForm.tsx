import type { SignupRecord } from '@girassol/account-domain/contract';
import { Stack } from '@girassol/shared-ui';
import { Form } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { SectionCard } from '../card/SectionCard';
import { AddressFields, type AddressValues, emptyAddress } from '../payer/AddressFields';
import { PaymentProblem } from '../payment/PaymentProblem';
import { FormEnd } from './FormEnd';
import { applySessionDraft, removeSessionDraft, SessionDraft } from './session-draft';
import { showRefusal } from './show-refusal';
import { sendAddress } from './use-signup';

const DRAFT = 'address';
const names = Object.keys(emptyAddress);

interface AddressFormProps {
  signup: SignupRecord;
  submitLabel: string;
  onDone: () => void;
  /** Further parts of the step, between the address and the button. */
  children?: ReactNode;
}

/** Step 2 of the signup: the address (billing-003). */
export function AddressForm({ signup, submitLabel, onDone, children }: AddressFormProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(values: AddressValues, helpers: FormikHelpers<AddressValues>) {
    setProblem(null);
    try {
      await sendAddress(signup._id, values);
      removeSessionDraft(DRAFT);
      onDone();
    } catch (error) {
      setProblem(showRefusal(error, names, helpers));
    }
  }

  return (
    <Formik
      initialValues={applySessionDraft(DRAFT, { ...emptyAddress, ...signup.signupStepTwoInfo })}
      onSubmit={submit}
    >
      <Form aria-label="Endereço">
        <SessionDraft name={DRAFT} />
        <Stack gap={16}>
          <SectionCard title="Endereço">
            <SignupAddress />
          </SectionCard>
          {children}
          {problem && <PaymentProblem>{problem}</PaymentProblem>}
          <FormEnd submitLabel={submitLabel} />
        </Stack>
      </Form>
    </Formik>
  );
}

function SignupAddress() {
  const { values, setValues } = useFormikContext<AddressValues>();
  return <AddressFields address={values} onFill={(found) => void setValues({ ...values, ...found })} />;
}

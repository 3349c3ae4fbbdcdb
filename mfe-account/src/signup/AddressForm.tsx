import type { SignupRecord } from '@girassol/account-domain/contract';
import { brazilianStates } from '@girassol/shared-domain';
import { Stack } from '@girassol/shared-ui';
import { Form, FormFields, FormMaskedField, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { SectionCard } from '../card/SectionCard';
import { PaymentProblem } from '../payment/PaymentProblem';
import { FormEnd } from './FormEnd';
import { applySessionDraft, removeSessionDraft, SessionDraft } from './session-draft';
import { showRefusal } from './show-refusal';
import { sendAddress } from './use-signup';
import { useSignupPostalCode } from './use-signup-postal-code';

const DRAFT = 'address';
const empty = { postalCode: '', uf: '', city: '', address: '', district: '', number: '', complement: '' };
const names = Object.keys(empty);
const states = brazilianStates.map(({ uf, name }) => ({ value: String(uf), label: name }));

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

  async function submit(values: typeof empty, helpers: FormikHelpers<typeof empty>) {
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
      initialValues={applySessionDraft(DRAFT, { ...empty, ...signup.signupStepTwoInfo })}
      onSubmit={submit}
    >
      <Form aria-label="Endereço">
        <SessionDraft name={DRAFT} />
        <Stack gap={16}>
          <SectionCard title="Endereço">
            <AddressFields />
          </SectionCard>
          {children}
          {problem && <PaymentProblem>{problem}</PaymentProblem>}
          <FormEnd submitLabel={submitLabel} />
        </Stack>
      </Form>
    </Formik>
  );
}

function AddressFields() {
  const { values, setValues } = useFormikContext<typeof empty>();
  const { postalCode, uf, city, district, address } = values;
  const message = useSignupPostalCode(
    postalCode,
    { uf, city, district, address },
    (found) => void setValues({ ...values, ...found }),
  );
  return (
    <FormFields>
      <FormMaskedField
        name="postalCode"
        mask="cep"
        label="CEP"
        isRequired
        description={<span role="status">{message}</span>}
      />
      <FormSelect name="uf" label="Estado" options={states} isRequired placeholder="Escolha" />
      <FormTextField name="city" label="Cidade" isRequired maxLength={80} autoComplete="address-level2" />
      <FormTextField name="district" label="Bairro" isRequired maxLength={80} autoComplete="address-level3" />
      <div className="wide">
        <FormTextField name="address" label="Rua" isRequired maxLength={120} autoComplete="address-line1" />
      </div>
      <FormTextField name="number" label="Número" isRequired maxLength={20} autoComplete="off" />
      <FormTextField name="complement" label="Complemento" isOptional maxLength={80} autoComplete="off" />
    </FormFields>
  );
}

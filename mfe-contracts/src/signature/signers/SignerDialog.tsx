import { ApiError, api } from '@girassol/shared-auth';
import type { Signature } from '@girassol/shared-domain/contract';
import { Row } from '@girassol/shared-ui';
import {
  FormBox,
  FormErrorsButton,
  FormFields,
  FormMaskedField,
  FormSubmitButton,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { Formik, type FormikHelpers } from 'formik';
import { type ContractRef, cacheSignature } from '../data/signature';
import { addSigner } from './add-signer';
import {
  getSignerErrors,
  type SignerValues,
  signerActionOptions,
  signerAuthOptions,
  signerRoleOptions,
  toSignerRequest,
} from './signer-values';

interface SignerDialogProps {
  of: ContractRef;
  /** Id of the signer being edited; null for a new signer. */
  personId: string | null;
  initial: SignerValues;
  onClose: () => void;
}

/** Dialog that adds or edits a signer (signatures-003 to signatures-008, signatures-022). */
export function SignerDialog({ of, personId, initial, onClose }: SignerDialogProps) {
  const title = personId === null ? 'Adicionar signatário' : 'Editar signatário';

  async function submit(values: SignerValues, helpers: FormikHelpers<SignerValues>) {
    try {
      const { signature } = await save(of, personId, values);
      cacheSignature(of, signature);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const { path, message } of error.fields ?? []) {
        helpers.setFieldTouched(path, true, false);
        helpers.setFieldError(path, message);
      }
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Formik initialValues={initial} validate={getSignerErrors} onSubmit={submit}>
        <FormBox aria-label={title}>
          <FormFields>
            <FormTextField name="name" label="Nome" maxLength={60} isRequired autoComplete="off" />
            <FormTextField name="surname" label="Sobrenome" maxLength={100} isRequired autoComplete="off" />
            <FormTextField
              name="email"
              label="E-mail"
              type="email"
              maxLength={150}
              isRequired
              autoComplete="off"
              description="O código para assinar chega só aqui."
            />
            <FormMaskedField name="document" label="CPF" mask="cpf" isRequired />
            <FormMaskedField name="phone" label="WhatsApp" mask="phone" isRequired />
            <FormSelect name="auth" label="Autenticação" options={signerAuthOptions} isRequired />
            <FormSelect name="role" label="Papel" options={signerRoleOptions} isRequired />
            <FormSelect name="kind" label="O que faz" options={signerActionOptions} isRequired />
          </FormFields>
          <Row gap={8} wraps justify="end">
            <FormErrorsButton />
            <FormSubmitButton isEditing={personId !== null}>
              {personId === null ? 'Adicionar' : 'Salvar'}
            </FormSubmitButton>
          </Row>
        </FormBox>
      </Formik>
    </Dialog>
  );
}

function save(
  of: ContractRef,
  personId: string | null,
  values: SignerValues,
): Promise<{ signature: Signature }> {
  return personId === null
    ? addSigner(of, values)
    : api('PUT /signatures/single/person/:saleId/:contractId/:personId', {
        params: { ...of, personId },
        body: toSignerRequest(values),
      });
}

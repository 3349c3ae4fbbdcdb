import { addFormProblemFragment } from '@girassol/api-platform/http/form-problem';
import { formatFullName, signerRoleLabels } from '@girassol/shared-domain/signatures';
import type { SignForm, SignFormErrors } from '../collecting/sign-form';
import type { SignerContext } from '../collecting/signer-context';
import { FormProblemNote } from './SignerPage';

interface SignStepProps {
  place: SignerContext;
  path: string;
  /** As it was sent, where something was missing. */
  form?: SignForm | undefined;
  errors?: SignFormErrors;
}

/** Text to which a signer agrees on the signing form, as the law requires (MP 2.200-2, art. 10, § 2). */
export const ACCEPTANCE_TEXT =
  'Li o documento inteiro e concordo com ele. Aceito assiná-lo por meio eletrônico e reconheço esta assinatura, feita com o código que recebi no meu e-mail, como válida entre as partes (Medida Provisória 2.200-2/2001, art. 10, § 2º).';

/**
 * Last step of the signing pages: a form with name, CPF and consent, and an optional drawn signature in
 * browsers with scripts.
 */
export function SignStep({ place: { signature, person }, path, form, errors = {} }: SignStepProps) {
  const isApproval = person.kind === 'APPROVE';
  return (
    <form method="post" action={addFormProblemFragment(`${path}/assinar`)} className="box">
      <input type="hidden" name="hash" value={signature.document_hash ?? ''} />
      <input type="hidden" name="epoch" value={person.epoch} />
      {Object.keys(errors).length > 0 && (
        <FormProblemNote>
          {isApproval ? 'A aprovação' : 'A assinatura'} ainda não foi registrada: confira os campos marcados.
        </FormProblemNote>
      )}
      <p>
        Você {isApproval ? 'aprova' : 'assina'} como {signerRoleLabels[person.role].toLowerCase()}.
      </p>
      <Field
        name="name"
        label="Nome completo"
        value={form?.name ?? formatFullName(person)}
        error={errors.name}
        autoComplete="name"
      />
      <Field
        name="document"
        label="CPF"
        value={form?.document ?? ''}
        error={errors.document}
        inputMode="numeric"
        autoComplete="off"
      />
      <div className="drawing" hidden>
        <label htmlFor="drawing">
          Desenho da assinatura
          <small>Opcional. Use o dedo ou o mouse.</small>
        </label>
        <div className="pad">
          <span aria-hidden="true">Assine aqui</span>
          <canvas id="drawing" />
        </div>
        <input type="hidden" name="drawing" />
        <button type="button" className="plain">
          Apagar desenho
        </button>
      </div>
      {errors.drawing && <span className="error">{errors.drawing}</span>}
      <label className="tick">
        <input type="checkbox" name="hasAgreed" value="sim" defaultChecked={form?.hasAgreed ?? false} />
        <span>
          {ACCEPTANCE_TEXT}
          {errors.hasAgreed && <span className="error">{errors.hasAgreed}</span>}
        </span>
      </label>
      <button type="submit">{isApproval ? 'Aprovar o documento' : 'Assinar o documento'}</button>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  autoComplete: string;
  inputMode?: 'numeric';
}

function Field({ name, label, value, error, ...input }: FieldProps) {
  return (
    <label>
      {label}
      <input
        type="text"
        name={name}
        defaultValue={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
        {...input}
      />
      {error !== undefined && (
        <span className="error" id={`${name}-error`}>
          {error}
        </span>
      )}
    </label>
  );
}

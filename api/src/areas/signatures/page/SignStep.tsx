import {
  addFormProblemFragment,
  buildWrongFieldAttributes,
  problemTargetAttributes,
} from '@girassol/api-platform/http/form-problem';
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
  'Li o documento inteiro e concordo com ele. Aceito assiná-lo por meio eletrônico e reconheço esta assinatura, feita com o código que recebi no meu e-mail, como válida entre as partes (Medida Provisória 2.200-2/2001, art.\u00a010, §\u00a02º).';

const fields = ['name', 'document', 'drawing', 'hasAgreed'] as const;

/**
 * Last step of the signing pages: a form with name, CPF and consent, and an optional drawn signature in
 * browsers with scripts.
 */
export function SignStep({ place: { signature, person }, path, form, errors = {} }: SignStepProps) {
  const isApproval = person.kind === 'APPROVE';
  // In the order of the form.
  const first = fields.find((field) => errors[field] !== undefined);
  return (
    <>
      <form method="post" action={addFormProblemFragment(`${path}/assinar`)} className="box">
        <input type="hidden" name="hash" value={signature.document_hash ?? ''} />
        <input type="hidden" name="epoch" value={person.epoch} />
        {Object.keys(errors).length > 0 && (
          <FormProblemNote>
            {isApproval ? 'A aprovação' : 'A assinatura'} ainda não foi registrada: confira os campos
            marcados.
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
          isFirstWrong={first === 'name'}
          autoComplete="name"
        />
        <Field
          name="document"
          label="CPF"
          value={form?.document ?? ''}
          error={errors.document}
          isFirstWrong={first === 'document'}
          inputMode="numeric"
          autoComplete="off"
        />
        <div className="drawing" hidden>
          <p>
            Desenho da assinatura
            <small>Opcional, e sem ele a assinatura vale igual. Use o dedo ou o mouse.</small>
          </p>
          <div className="pad" aria-hidden="true">
            <span>Assine aqui</span>
            <canvas />
          </div>
          <input type="hidden" name="drawing" value={form?.drawing ?? ''} />
          <button type="button" className="plain">
            Apagar desenho
          </button>
        </div>
        {errors.drawing && (
          <span className="error" {...(first === 'drawing' && problemTargetAttributes)}>
            {errors.drawing}
          </span>
        )}
        <div className="field">
          <label className="tick">
            <input
              type="checkbox"
              name="hasAgreed"
              value="sim"
              aria-required
              defaultChecked={form?.hasAgreed ?? false}
              {...getErrorAttributes('hasAgreed', errors.hasAgreed, first === 'hasAgreed')}
            />
            <span>{ACCEPTANCE_TEXT}</span>
          </label>
          <FieldError name="hasAgreed" error={errors.hasAgreed} />
        </div>
        <button type="submit">{isApproval ? 'Aprovar o documento' : 'Assinar o documento'}</button>
      </form>
      <a className="link" href={path}>
        Voltar ao documento
      </a>
    </>
  );
}

interface FieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  /** The page opens at it. */
  isFirstWrong: boolean;
  autoComplete: string;
  inputMode?: 'numeric';
}

function Field({ name, label, value, error, isFirstWrong, ...input }: FieldProps) {
  return (
    <div className="field">
      <label>
        {label}
        <input
          type="text"
          name={name}
          defaultValue={value}
          aria-required
          {...getErrorAttributes(name, error, isFirstWrong)}
          {...input}
        />
      </label>
      <FieldError name={name} error={error} />
    </div>
  );
}

/** Message of a field, outside its label: the name of the field stays what it is. */
function FieldError({ name, error }: { name: string; error: string | undefined }) {
  return error === undefined ? null : (
    <span className="error" id={getErrorId(name)}>
      {error}
    </span>
  );
}

const getErrorId = (name: string): string => `${name}-error`;

function getErrorAttributes(name: string, error: string | undefined, isFirstWrong: boolean) {
  if (error === undefined) return {};
  const { id, ...attributes } = buildWrongFieldAttributes(getErrorId(name));
  return isFirstWrong ? { id, ...attributes } : attributes;
}

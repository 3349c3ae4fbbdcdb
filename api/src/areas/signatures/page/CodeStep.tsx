import { addFormProblemFragment, buildWrongFieldAttributes } from '@girassol/api-platform/http/form-problem';
import { maskEmail } from '@girassol/shared-domain/signatures';
import { CODE_LIFETIME_MINUTES } from '../collecting/codes';
import type { SignerContext } from '../collecting/signer-context';
import { FORM_PROBLEM_NOTE_ID, FormProblemNote } from './SignerPage';

interface CodeStepProps {
  place: SignerContext;
  path: string;
  problem?: string | undefined;
  /** The code would reach a mailbox of the account that asks for the signature. */
  isOfAccount: boolean;
}

/** Second step of the signing pages, where the signer types the code from the mailbox. */
export function CodeStep({ place: { person }, path, problem, isOfAccount }: CodeStepProps) {
  return (
    <>
      {problem && <FormProblemNote>{problem}</FormProblemNote>}
      <p>
        Enviamos um código de seis números para <strong>{maskEmail(person.email)}</strong>. Ele vale por{' '}
        {CODE_LIFETIME_MINUTES} minutos.
      </p>
      {isOfAccount && (
        <div className="note warn">
          <p>
            Este e-mail é de uma pessoa da empresa que enviou o documento. O registro da assinatura vai
            mostrar isso.
          </p>
        </div>
      )}
      <form method="post" action={addFormProblemFragment(`${path}/conferir`)} className="box">
        <label>
          Código
          <input
            className="code"
            type="text"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            required
            {...(problem && buildWrongFieldAttributes(FORM_PROBLEM_NOTE_ID))}
          />
        </label>
        <button type="submit">Conferir o código</button>
      </form>
      <form method="post" action={addFormProblemFragment(`${path}/codigo`)} className="box">
        <p>Não chegou? Confira o spam, ou peça outro.</p>
        <button type="submit" className="plain">
          Enviar outro código
        </button>
      </form>
      <a className="link" href={path}>
        Voltar ao documento
      </a>
    </>
  );
}

import { maskEmail } from '@girassol/shared-domain/signatures';
import { CODE_MINUTES } from '../collecting/codes';
import type { SignerPlace } from '../collecting/signer-place';
import { Problem } from './SignerPage';

interface CodeStepProps {
  place: SignerPlace;
  path: string;
  problem?: string | undefined;
  /** The code would reach a mailbox of the account that asks for the signature. */
  isOfAccount: boolean;
}

/** The second step: the code from the signer's own mailbox. */
export function CodeStep({ place: { person }, path, problem, isOfAccount }: CodeStepProps) {
  return (
    <>
      {problem && <Problem>{problem}</Problem>}
      <p>
        Enviamos um código de seis números para <strong>{maskEmail(person.email)}</strong>. Ele vale por{' '}
        {CODE_MINUTES} minutos.
      </p>
      {isOfAccount && (
        <div className="note">
          <p>
            Este e-mail é de uma pessoa da empresa que enviou o documento. O registro da assinatura vai
            mostrar isso.
          </p>
        </div>
      )}
      <form method="post" action={`${path}/conferir`} className="box">
        <label>
          Código
          <input
            className="code"
            type="text"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
          />
        </label>
        <button type="submit">Conferir o código</button>
      </form>
      <form method="post" action={`${path}/codigo`} className="box">
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

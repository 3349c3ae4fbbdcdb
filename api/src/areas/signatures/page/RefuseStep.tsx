import type { SignerPlace } from '../collecting/signer-place';
import { Problem } from './SignerPage';

/** Where somebody says that they do not sign, and why. */
export function RefuseStep({
  place: { person, companyName },
  path,
  problem,
  reason = '',
}: {
  place: SignerPlace;
  path: string;
  problem?: string | undefined;
  reason?: string;
}) {
  return (
    <>
      {problem && <Problem>{problem}</Problem>}
      <form method="post" action={`${path}/recusar`} className="box">
        <input type="hidden" name="epoch" value={person.epoch} />
        <p>
          {companyName} é avisada na hora, com o seu motivo, e ninguém mais assina este documento. Para
          corrigir algo, ela envia outro.
        </p>
        <label>
          Por que você não assina?
          <textarea name="reason" maxLength={500} required defaultValue={reason} />
        </label>
        <button type="submit">Recusar o documento</button>
      </form>
      <a className="link" href={path}>
        Voltar ao documento
      </a>
    </>
  );
}

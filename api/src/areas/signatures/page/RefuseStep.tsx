import { addFormProblemFragment, buildWrongFieldAttributes } from '@girassol/api-platform/http/form-problem';
import type { SignerContext } from '../collecting/signer-context';
import { FORM_PROBLEM_NOTE_ID, FormProblemNote } from './SignerPage';

/** Form on the signing pages by which a signer refuses to sign, with a reason. */
export function RefuseStep({
  place: { person, companyName },
  path,
  problem,
  reason = '',
}: {
  place: SignerContext;
  path: string;
  problem?: string | undefined;
  reason?: string;
}) {
  return (
    <>
      {problem && <FormProblemNote>{problem}</FormProblemNote>}
      <form method="post" action={addFormProblemFragment(`${path}/recusar`)} className="box" noValidate>
        <input type="hidden" name="epoch" value={person.epoch} />
        <p>
          {companyName} é avisada na hora, com o seu motivo, e ninguém mais assina este documento. Para
          corrigir algo, ela envia outro.
        </p>
        <label>
          Por que você não assina?
          <textarea
            name="reason"
            maxLength={500}
            required
            defaultValue={reason}
            {...(problem && buildWrongFieldAttributes(FORM_PROBLEM_NOTE_ID))}
          />
        </label>
        <button type="submit" className="refuse">
          Recusar o documento
        </button>
      </form>
      <a className="link" href={path}>
        Voltar ao documento
      </a>
    </>
  );
}

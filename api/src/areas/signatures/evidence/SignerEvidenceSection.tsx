import type { Row } from '@girassol/api-platform/database';
import { formatFullName, maskCpf, maskEmail, signerRoleLabels } from '@girassol/shared-domain/signatures';
import { describeDevice } from './describe-device';
import { type EvidenceInput, getSigningEvidence } from './evidence-input';
import { formatExactTime } from './format-exact-time';

/** Section of a signed document's evidence about one signer: role, time, IP address and method of signing. */
export function SignerEvidenceSection({
  input,
  person,
}: {
  input: EvidenceInput;
  person: Row<'signature_persons'>;
}) {
  const signing = getSigningEvidence(input, person);
  return (
    <article>
      <div>
        <h3>{formatFullName(person)}</h3>
        <p>
          {signerRoleLabels[person.role]}
          {person.kind === 'APPROVE' && ', aprovou'} · CPF {maskCpf(person.document)} ·{' '}
          {maskEmail(person.email)}
        </p>
        {signing ? (
          <p>
            {person.kind === 'APPROVE' ? 'Aprovado' : 'Assinado'} em {formatExactTime(signing.at)} como “
            {signing.name}
            ”.{' '}
            {signing.codeSentTo
              ? `Código enviado a ${signing.codeSentTo}, nome e CPF conferidos, aceite marcado. IP ${signing.ip ?? 'não informado'}, ${describeDevice(signing.userAgent)}.`
              : 'Recolhida por um provedor de assinaturas.'}
          </p>
        ) : (
          <p>Não assinou.</p>
        )}
      </div>
      {person.drawing && (
        <img
          src={`data:image/png;base64,${Buffer.from(person.drawing).toString('base64')}`}
          alt={`Assinatura desenhada por ${formatFullName(person)}`}
        />
      )}
    </article>
  );
}

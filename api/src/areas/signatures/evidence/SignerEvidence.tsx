import { fullNameOf, maskCpf, maskEmail, signerRoleLabels } from '@girassol/shared-domain/signatures';
import type { Row } from '../../../platform/database';
import { deviceOf } from './device-of';
import { type EvidenceInput, signingFactsOf } from './evidence-input';
import { exactTime } from './exact-time';

/** Somebody who signed: as what, when, from where and how. */
export function SignerEvidence({
  input,
  person,
}: {
  input: EvidenceInput;
  person: Row<'signature_persons'>;
}) {
  const signing = signingFactsOf(input, person);
  return (
    <article>
      <div>
        <h3>{fullNameOf(person)}</h3>
        <p>
          {signerRoleLabels[person.role]}
          {person.kind === 'APPROVE' && ', aprovou'} · CPF {maskCpf(person.document)} ·{' '}
          {maskEmail(person.email)}
        </p>
        {signing ? (
          <p>
            {person.kind === 'APPROVE' ? 'Aprovado' : 'Assinado'} em {exactTime(signing.at)} como “
            {signing.name}
            ”.{' '}
            {signing.codeSentTo
              ? `Código enviado a ${signing.codeSentTo}, nome e CPF conferidos, aceite marcado. IP ${signing.ip ?? 'não informado'}, ${deviceOf(signing.userAgent)}.`
              : 'Recolhida por um provedor de assinaturas.'}
          </p>
        ) : (
          <p>Não assinou.</p>
        )}
      </div>
      {person.drawing && (
        <img
          src={`data:image/png;base64,${Buffer.from(person.drawing).toString('base64')}`}
          alt={`Assinatura desenhada por ${fullNameOf(person)}`}
        />
      )}
    </article>
  );
}

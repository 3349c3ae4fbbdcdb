import { formatDateTime } from '@girassol/shared-domain';
import { signatureBadges, signerRoleLabels } from '@girassol/shared-domain/signatures';
import type { VerifiedDocument } from './load-verified-document';

/** Section of the verification page with the public data of a signed document. */
export function DocumentFactsSection({ document }: { document: VerifiedDocument }) {
  const { sealedTimestamp } = document;
  return (
    <section className="box">
      <h2>{document.name}</h2>
      <dl>
        <dt>Empresa</dt>
        <dd>{document.companyName}</dd>
        <dt>Situação</dt>
        <dd>
          {signatureBadges[document.state].label}
          {sealedTimestamp !== null && `, lacrado em ${formatDateTime(sealedTimestamp)}`}
        </dd>
        <dt>Código</dt>
        <dd>{document.verifyCode}</dd>
      </dl>
      <h3>Quem assina</h3>
      <ul>
        {document.persons.map(({ name, document: cpf, role, signedTimestamp }) => (
          <li key={`${name} ${cpf}`}>
            <strong>{name}</strong>
            <span>
              {signerRoleLabels[role]}, <span className="cpf">CPF {cpf}</span>
            </span>
            <span>
              {signedTimestamp === null ? 'Não assinou' : `Assinou em ${formatDateTime(signedTimestamp)}`}
            </span>
          </li>
        ))}
      </ul>
      <details>
        <summary>Resumos (SHA-256)</summary>
        <dl>
          <dt>Documento que foi lido e assinado</dt>
          <dd>
            <code>{document.documentHash}</code>
          </dd>
          {document.sealedHash && (
            <>
              <dt>Arquivo lacrado</dt>
              <dd>
                <code>{document.sealedHash}</code>
              </dd>
            </>
          )}
        </dl>
      </details>
    </section>
  );
}

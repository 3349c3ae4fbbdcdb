import type { Row } from '@girassol/api-platform/database';
import { QrCode } from '@girassol/api-platform/http/QrCode';
import { formatRecordNumber } from '@girassol/shared-domain';
import {
  describeTrailEvent,
  formatFullName,
  isSignerActionRequired,
  signatureTrailLabels,
} from '@girassol/shared-domain/signatures';
import { buildVerifyUrl, type EvidenceInput } from './evidence-input';
import { formatExactTime } from './format-exact-time';
import { SignerEvidenceSection } from './SignerEvidenceSection';

/**
 * Evidence pages that are appended to a signed document: the account that sent the document, the signers and
 * how they signed, the trail, and the URL for verification.
 */
export function EvidencePage(input: EvidenceInput) {
  const { signature, contract, companyName, brand, persons, events } = input;
  const url = buildVerifyUrl(input);
  return (
    <main>
      <header>
        <p className="brand">{brand.name}</p>
        <h1>Evidências das assinaturas</h1>
        <p>
          Estas páginas foram acrescentadas depois da última assinatura. As anteriores são o documento que as
          pessoas leram e assinaram.
        </p>
      </header>
      <section className="document">
        <dl>
          <Fact label="Documento">{contract.name}</Fact>
          <Fact label="Número">{formatRecordNumber(contract.number)}</Fact>
          <Fact label="Empresa">{companyName}</Fact>
          <Fact label="Páginas">{signature.pages ?? ''}</Fact>
          <Fact label="SHA-256 do documento">
            <code>{signature.document_hash}</code>
          </Fact>
          <Fact label="Código de verificação">
            <strong>{signature.verify_code}</strong>
          </Fact>
        </dl>
        <figure>
          <QrCode text={url} />
          <figcaption>Confira em {url.replace(/^https?:\/\//, '')}</figcaption>
        </figure>
      </section>
      <section>
        <h2>Quem assinou</h2>
        {persons
          .filter(({ kind }) => isSignerActionRequired(kind))
          .map((person) => (
            <SignerEvidenceSection key={person.id} input={input} person={person} />
          ))}
      </section>
      <section>
        <h2>O que aconteceu</h2>
        <table>
          <thead>
            <tr>
              <th>Nº</th>
              <th>Quando (horário de Brasília)</th>
              <th>O quê</th>
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <tr key={event.id}>
                <td>{event.seq}</td>
                <td>{formatExactTime(event.at)}</td>
                <td>
                  <strong>{signatureTrailLabels[event.kind]}</strong>
                  {whoIn(input, event)} {describeTrailEvent(event.kind, event.facts)}
                  <code>{event.hash}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="note">
        <h2>Validade</h2>
        <p>
          Assinatura eletrônica nos termos da MP 2.200-2/2001, art.{'\u00a0'}10, §{'\u00a0'}2º: as partes
          aceitaram este meio ao assinar. O arquivo é lacrado com um certificado digital e traz anexadas as
          evidências em <strong>evidencias.json</strong>, em que cada evento carrega o resumo do anterior.
        </p>
      </section>
    </main>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Whom an event is about. */
function whoIn({ persons }: EvidenceInput, { person_id }: Row<'signature_events'>): string {
  const person = persons.find(({ id }) => id === person_id);
  return person ? ` · ${formatFullName(person)}.` : '.';
}

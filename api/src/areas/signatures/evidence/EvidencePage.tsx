import { padNumber } from '@girassol/shared-domain';
import { fullNameOf, isWaitedFor, trailLabels, trailText } from '@girassol/shared-domain/signatures';
import type { Row } from '../../../platform/database';
import { type EvidenceInput, verifyUrlOf } from './evidence-input';
import { exactTime } from './exact-time';
import { QrCode } from './QrCode';
import { SignerEvidence } from './SignerEvidence';

/** What follows the pages of a document: whose it is, who signed it and how, what happened, and where it is verified. */
export function EvidencePage(input: EvidenceInput) {
  const { signature, contract, companyName, brand, persons, events } = input;
  const url = verifyUrlOf(input);
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
          <Fact label="Número">{padNumber(contract.number)}</Fact>
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
          .filter(({ kind }) => isWaitedFor(kind))
          .map((person) => (
            <SignerEvidence key={person.id} input={input} person={person} />
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
                <td>{exactTime(event.at)}</td>
                <td>
                  <strong>{trailLabels[event.kind]}</strong>
                  {whoIn(input, event)} {trailText(event.kind, event.facts)}
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
          Assinatura eletrônica nos termos da MP 2.200-2/2001, art. 10, § 2º: as partes aceitaram este meio ao
          assinar. O arquivo é lacrado com um certificado digital e traz anexadas as evidências em{' '}
          <strong>evidencias.json</strong>, em que cada evento carrega o resumo do anterior.
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
  return person ? ` · ${fullNameOf(person)}.` : '.';
}

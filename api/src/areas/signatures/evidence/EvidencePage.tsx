import { formatDateTime, padNumber } from '@girassol/shared-domain';
import {
  fullNameOf,
  isWaitedFor,
  maskCpf,
  maskEmail,
  signerRoleLabels,
  trailLabels,
  trailText,
} from '@girassol/shared-domain/signatures';
import { encode } from 'uqr';
import type { Row } from '../../../platform/database';
import { deviceOf } from './device-of';
import { type EvidenceInput, signingFactsOf, verifyUrlOf } from './evidence-input';

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
          <Code text={url} />
          <figcaption>Confira em {url.replace(/^https?:\/\//, '')}</figcaption>
        </figure>
      </section>
      <section>
        <h2>Quem assinou</h2>
        {persons
          .filter(({ kind }) => isWaitedFor(kind))
          .map((person) => (
            <Person key={person.id} input={input} person={person} />
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

function Person({ input, person }: { input: EvidenceInput; person: Row<'signature_persons'> }) {
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

/** Whom an event is about. */
function whoIn({ persons }: EvidenceInput, { person_id }: Row<'signature_events'>): string {
  const person = persons.find(({ id }) => id === person_id);
  return person ? ` · ${fullNameOf(person)}.` : '.';
}

/** With its seconds: the order of what happens within a minute counts. */
const exactTime = (at: Date): string =>
  `${formatDateTime(at.getTime())}:${String(at.getUTCSeconds()).padStart(2, '0')}`;

/** A text that a camera reads. */
function Code({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={`Código que leva a ${text}`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}

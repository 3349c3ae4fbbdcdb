import { formatDate } from '@girassol/shared-domain';
import { fullNameOf, maskName, signerKindLabels, signerRoleLabels } from '@girassol/shared-domain/signatures';
import type { SignerPlace } from '../collecting/signer-place';

/** The first step: the pages of the document, as pictures with their text behind a link, and who signs. */
export function ReadStep({ place, path }: { place: SignerPlace; path: string }) {
  const { signature, person } = place;
  const pages = Array.from({ length: signature.pages ?? 0 }, (_, index) => index + 1);
  return (
    <>
      <p>
        Olá, {person.name}. Leia o documento até o fim. Você {person.kind === 'APPROVE' ? 'aprova' : 'assina'}{' '}
        como {signerRoleLabels[person.role].toLowerCase()}, até {formatDate(signature.validity_date ?? '')}.
        Abrir esta página não assina nada.
      </p>
      <ol className="pages">
        {pages.map((page) => (
          <li key={page}>
            <img
              src={`${path}/pagina/${page}.png`}
              alt={`Página ${page} de ${pages.length}`}
              width={800}
              height={1131}
              loading={page === 1 ? 'eager' : 'lazy'}
            />
            <a href={`${path}/pagina/${page}`}>Ler o texto da página {page}</a>
          </li>
        ))}
      </ol>
      <a className="link" href={`${path}/documento`}>
        Baixar o documento (PDF)
      </a>
      <People place={place} />
      <a className="link" href={`${path}/recusar`}>
        Não concordo: recusar o documento
      </a>
    </>
  );
}

/** Who signs, as far as they may know of one another. */
export function People({ place: { persons, person: self } }: { place: SignerPlace }) {
  return (
    <section className="box">
      <h2>Quem assina</h2>
      <dl>
        {persons.map((person) => (
          <div key={person.id}>
            <dt>
              {signerRoleLabels[person.role]} · {signerKindLabels[person.kind]}
            </dt>
            <dd>
              {person.id === self.id ? `${fullNameOf(person)} (você)` : maskName(fullNameOf(person))}
              {person.signed_at && ', assinou'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

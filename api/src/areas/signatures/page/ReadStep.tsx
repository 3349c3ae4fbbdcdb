import type { Row } from '@girassol/api-platform/database';
import { formatDate, formatDateTime } from '@girassol/shared-domain';
import { formatFullName, maskName, signerRoleLabels } from '@girassol/shared-domain/signatures';
import type { SignerContext } from '../collecting/signer-context';

/**
 * First step of the signing pages: pictures of the document's pages, links to their text, and the list of
 * signers.
 */
export function ReadStep({ place, path }: { place: SignerContext; path: string }) {
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
            <div className="page-head">
              <span>{`Página ${page} de ${pages.length}`}</span>
              <a href={`${path}/pagina/${page}`}>
                Ler em letra grande<span className="unseen">{`: página ${page}`}</span>
              </a>
            </div>
            <a href={`${path}/pagina/${page}.png`} aria-label={`Ampliar a página ${page}`}>
              <img
                src={`${path}/pagina/${page}.png`}
                alt={`Página ${page} de ${pages.length}`}
                width={800}
                height={1131}
                loading={page === 1 ? 'eager' : 'lazy'}
              />
            </a>
          </li>
        ))}
      </ol>
      <a className="link" href={`${path}/documento`}>
        Baixar o documento (PDF)
      </a>
      <SignerList place={place} />
      <a className="link" href={`${path}/recusar`}>
        Não concordo: recusar o documento
      </a>
    </>
  );
}

function describeSignerProgress({ kind, signed_at }: Row<'signature_persons'>): string {
  if (kind === 'COPY') return 'recebe uma cópia';
  const did = kind === 'APPROVE' ? 'aprovou' : 'assinou';
  return signed_at ? `${did} em ${formatDateTime(signed_at.getTime())}` : `ainda não ${did}`;
}

/** List of a document's signers as one signer may see it: the names of the others are masked. */
export function SignerList({ place: { persons, person: self } }: { place: SignerContext }) {
  return (
    <section className="box">
      <h2>Quem assina</h2>
      <ul className="signers">
        {persons.map((person) => (
          <li key={person.id}>
            <strong>
              {person.id === self.id ? `${formatFullName(person)} (você)` : maskName(formatFullName(person))}
            </strong>
            <span>
              {signerRoleLabels[person.role]} · {describeSignerProgress(person)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

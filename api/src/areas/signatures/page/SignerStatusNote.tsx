import { formatDate, formatDateTime } from '@girassol/shared-domain';
import type { ReactNode } from 'react';
import type { SignerContext, SignerStatus } from '../collecting/signer-context';
import { SignerList } from './ReadStep';

interface StatusText {
  heading: string;
  text: (place: SignerContext) => ReactNode;
  /** May the document be read? What ended is nobody's to read by a link any more. */
  mayRead: boolean;
}

/** Texts for signers who cannot sign, by status. */
const statusTexts: Record<Exclude<SignerStatus, 'OPEN'>, StatusText> = {
  NOT_YOUR_TURN: {
    heading: 'Ainda não é a sua vez',
    text: () =>
      'As assinaturas seguem uma ordem, e quem vem antes de você ainda não assinou. Avisamos por e-mail quando chegar a sua vez.',
    mayRead: true,
  },
  SIGNED: {
    heading: 'Assinatura registrada',
    text: ({ person }) =>
      `Você assinou em ${formatDateTime(person.signed_at?.getTime() ?? 0)}. Quando todos assinarem, você recebe por e-mail o arquivo lacrado.`,
    mayRead: true,
  },
  COPY: {
    heading: 'Você recebe uma cópia',
    text: () => 'Não é preciso assinar. Quando todos assinarem, você recebe por e-mail o arquivo lacrado.',
    mayRead: true,
  },
  COMPLETED: {
    heading: 'Todos assinaram',
    text: () => 'O documento está sendo lacrado. Em instantes o arquivo final aparece aqui e no seu e-mail.',
    mayRead: true,
  },
  SEALED: {
    heading: 'Documento assinado por todos',
    text: () => 'Guarde o arquivo lacrado: ele traz as assinaturas, as evidências e o código de verificação.',
    mayRead: true,
  },
  REFUSED: {
    heading: 'Você recusou este documento',
    text: ({ companyName }) => `${companyName} recebeu o seu motivo.`,
    mayRead: false,
  },
  REFUSED_BY_OTHER: {
    heading: 'Este documento foi recusado',
    text: () => 'Outra pessoa recusou o documento, e ninguém mais o assina.',
    mayRead: false,
  },
  EXPIRED: {
    heading: 'O prazo para assinar terminou',
    text: ({ signature, companyName }) =>
      `O documento podia ser assinado até ${formatDate(signature.validity_date ?? '')}. Peça um novo envio a ${companyName}.`,
    mayRead: false,
  },
  CANCELLED: {
    heading: 'Este documento foi cancelado',
    text: ({ companyName }) => `${companyName} cancelou o pedido de assinatura.`,
    mayRead: false,
  },
};

/**
 * Checks whether a signer may read the document on the signing pages. A person who has signed may always read
 * it; otherwise nobody may after the document was refused, expired or cancelled.
 */
export const canReadDocument = ({ status, person }: SignerContext): boolean =>
  status === 'OPEN' || statusTexts[status].mayRead || person.signed_at !== null;

/**
 * Note on the signing page that tells a signer why signing is not possible, with links to the files that the
 * person may read.
 */
export function SignerStatusNote({
  place,
  path,
  standing,
}: {
  place: SignerContext;
  path: string;
  standing: Exclude<SignerStatus, 'OPEN'>;
}) {
  const { signature } = place;
  const isSealed = signature.state === 'SEALED';
  return (
    <>
      <div className="note" role="status">
        <p>
          <strong>{statusTexts[standing].heading}.</strong> {statusTexts[standing].text(place)}
        </p>
      </div>
      {canReadDocument(place) && (
        <>
          <div className="box">
            <a className="button" href={`${path}/documento`}>
              {isSealed ? 'Baixar o documento assinado (PDF)' : 'Baixar o documento (PDF)'}
            </a>
            {isSealed && (
              <p>
                <a className="link" href={`${path}/documento/original`}>
                  Baixar o documento como estava antes de ser lacrado
                </a>
              </p>
            )}
          </div>
          {signature.verify_code && (
            <section className="box">
              <h2>Conferir</h2>
              <p>
                Código de verificação{' '}
                <a href={`/verificar/${signature.verify_code}`}>{signature.verify_code}</a>. SHA-256 do
                documento: {signature.document_hash}
              </p>
            </section>
          )}
          <SignerList place={place} />
        </>
      )}
    </>
  );
}

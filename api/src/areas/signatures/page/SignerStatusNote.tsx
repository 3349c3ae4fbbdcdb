import { formatDate, formatDateTime } from '@girassol/shared-domain';
import type { ReactNode } from 'react';
import type { SignerContext, SignerStatus } from '../collecting/signer-context';
import { SignerList } from './ReadStep';

interface StatusText {
  tone: 'good' | 'bad' | 'warn';
  heading: string;
  text: (place: SignerContext) => ReactNode;
  /** May the document be read? What ended is nobody's to read by a link any more. */
  mayRead: boolean;
}

/** Describes when a signer signed; empty for one who did not, or only receives a copy. */
function describeOwnSignature({ kind, signed_at }: SignerContext['person']): string {
  if (!signed_at) return '';
  return `Você ${kind === 'APPROVE' ? 'aprovou' : 'assinou'} em ${formatDateTime(signed_at.getTime())}.`;
}

/** Texts for signers who cannot sign, by status. */
const statusTexts: Record<Exclude<SignerStatus, 'OPEN'>, StatusText> = {
  NOT_YOUR_TURN: {
    tone: 'warn',
    heading: 'Ainda não é a sua vez',
    text: () =>
      'As assinaturas seguem uma ordem, e quem vem antes de você ainda não assinou. Avisamos por e-mail quando chegar a sua vez.',
    mayRead: true,
  },
  SIGNED: {
    tone: 'good',
    heading: 'Assinatura registrada',
    text: ({ person }) =>
      `${describeOwnSignature(person)} Não falta mais nada da sua parte: quando todos assinarem, você recebe o documento final por e-mail.`,
    mayRead: true,
  },
  COPY: {
    tone: 'warn',
    heading: 'Você recebe uma cópia',
    text: () => 'Não é preciso assinar. Quando todos assinarem, você recebe o documento final por e-mail.',
    mayRead: true,
  },
  COMPLETED: {
    tone: 'good',
    heading: 'Todos assinaram',
    text: ({ person }) =>
      `${describeOwnSignature(person)} O documento final está sendo preparado: em instantes ele aparece aqui e no seu e-mail.`,
    mayRead: true,
  },
  SEALED: {
    tone: 'good',
    heading: 'Documento assinado por todos',
    text: ({ person }) =>
      `${describeOwnSignature(person)} Guarde o documento final: ele traz as assinaturas, as evidências e o código de verificação.`,
    mayRead: true,
  },
  REFUSED: {
    tone: 'bad',
    heading: 'Você recusou este documento',
    text: ({ companyName }) =>
      `${companyName} recebeu o seu motivo. Se o documento for corrigido, você recebe o link do novo.`,
    mayRead: false,
  },
  REFUSED_BY_OTHER: {
    tone: 'bad',
    heading: 'Este documento foi recusado',
    text: () => 'Outra pessoa recusou o documento, e ninguém mais o assina.',
    mayRead: false,
  },
  EXPIRED: {
    tone: 'bad',
    heading: 'O prazo para assinar terminou',
    text: ({ signature, companyName }) =>
      `O documento podia ser assinado até ${formatDate(signature.validity_date ?? '')}. Peça um novo envio a ${companyName}.`,
    mayRead: false,
  },
  CANCELLED: {
    tone: 'bad',
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
  const { tone, heading, text } = statusTexts[standing];
  const isSealed = signature.state === 'SEALED';
  return (
    <>
      <div className={`note ${tone}`} role="status">
        <h2>{heading}</h2>
        <p>{text(place)}</p>
      </div>
      {canReadDocument(place) && (
        <>
          <div className="files">
            <a className={isSealed ? 'button' : 'button plain'} href={`${path}/documento`}>
              {isSealed ? 'Baixar o documento assinado (PDF)' : 'Baixar o documento (PDF)'}
            </a>
            {standing === 'COMPLETED' && (
              <a className="link" href={path}>
                Atualizar a página
              </a>
            )}
            {isSealed && (
              <a className="link" href={`${path}/documento/original`}>
                Baixar sem as páginas de evidências (PDF)
              </a>
            )}
          </div>
          <SignerList place={place} />
          {signature.verify_code && (
            <section className="box">
              <h2>Conferir mais tarde</h2>
              <p>Com o código ou o arquivo, qualquer pessoa confere este documento.</p>
              <dl>
                <dt>Código de verificação</dt>
                <dd>
                  <a href={`/verificar/${signature.verify_code}`}>{signature.verify_code}</a>
                </dd>
                <dt>SHA-256 do documento</dt>
                <dd>
                  <code>{signature.document_hash}</code>
                </dd>
              </dl>
            </section>
          )}
        </>
      )}
    </>
  );
}

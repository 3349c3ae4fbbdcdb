import type { SignatureState } from '@girassol/shared-domain/signatures';
import type { VerifiedDocument } from './load-verified-document';

interface DocumentStatus {
  tone: 'good' | 'bad' | 'warn';
  heading: string;
  text: string;
}

const CHECK_FILE = 'Para saber se o seu arquivo é este documento, confira-o abaixo.';
const SIGNED: DocumentStatus = { tone: 'good', heading: 'Documento assinado por todos', text: CHECK_FILE };
const WAITING: DocumentStatus = {
  tone: 'warn',
  heading: 'Aguardando assinaturas',
  text: 'Ainda falta alguém assinar este documento.',
};

const documentStatuses: Readonly<Record<SignatureState, DocumentStatus>> = {
  DRAFT: WAITING,
  OPEN: WAITING,
  COMPLETED: SIGNED,
  SEALED: SIGNED,
  REFUSED: {
    tone: 'bad',
    heading: 'Documento recusado',
    text: 'Alguém recusou este documento, e ninguém mais o assina.',
  },
  EXPIRED: {
    tone: 'bad',
    heading: 'Prazo para assinar encerrado',
    text: 'O prazo acabou antes que todos assinassem.',
  },
  CANCELLED: {
    tone: 'bad',
    heading: 'Assinatura cancelada',
    text: 'Quem enviou este documento cancelou a assinatura, e ninguém mais o assina.',
  },
};

/** Note on the verification page with the state of a document and how many of its signers have signed. */
export function DocumentStatusNote({ document: { state, persons } }: { document: VerifiedDocument }) {
  const { tone, heading, text } = documentStatuses[state];
  const signed = persons.filter(({ signedTimestamp }) => signedTimestamp !== null).length;
  return (
    <div className={`note ${tone}`} role="status">
      <h2>
        {heading} ({signed} de {persons.length})
      </h2>
      <p>{text}</p>
    </div>
  );
}

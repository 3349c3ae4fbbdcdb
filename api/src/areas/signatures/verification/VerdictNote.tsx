import { parseVerifyCode, signatureBadges } from '@girassol/shared-domain/signatures';
import { DocumentStatusNote } from './DocumentStatusNote';
import type { VerifiedDocument } from './load-verified-document';
import type { VerificationRequest, VerificationResult } from './verify-file-or-code';

/**
 * Request to verify a file or code, as the verification page shows it again: the digest, the code that the
 * visitor typed, and the code found in the file.
 */
export interface DisplayedVerificationRequest extends Pick<VerificationRequest, 'hash'> {
  /** As somebody typed it. */
  code: string | null;
  /** As the file carries it. */
  codeInFile: string | null;
}

const headings = {
  INTACT: { tone: 'good', heading: 'Íntegro' },
  ALTERED: { tone: 'bad', heading: 'Alterado' },
  OTHER: { tone: 'bad', heading: 'Não confere' },
  UNKNOWN: { tone: 'warn', heading: 'Desconhecido' },
} as const;

/**
 * Note on the verification page with the verdict on a file and its meaning. If only a code was sent, the note
 * says how the document stands, or that the code is unknown.
 */
export function VerdictNote({
  verified,
  asked,
}: {
  verified: VerificationResult;
  asked: DisplayedVerificationRequest;
}) {
  const { verdict, document, isCodeUnknown } = verified;
  const code = asked.code ?? asked.codeInFile;
  if (verdict === null) {
    if (document) return <DocumentStatusNote document={document} />;
    return (
      <div className="note warn" role="alert">
        <h2>Código desconhecido</h2>
        <p>Nenhum documento tem o código {code}. Confira se foi digitado como está no pé da página.</p>
      </div>
    );
  }
  // Only a file that carries the code of a document says that it is an altered one.
  const isOther = verdict === 'ALTERED' && document !== null && !carries(asked, document);
  const { tone, heading } = headings[isOther ? 'OTHER' : verdict];
  return (
    <div className={`note ${tone}`} role={verdict === 'INTACT' ? 'status' : 'alert'}>
      <h2>{heading}</h2>
      {isCodeUnknown && <p>Nenhum documento tem o código {code}.</p>}
      <p>{describeVerdict(verified, asked)}</p>
      <details>
        <summary>SHA-256 do seu arquivo</summary>
        <code>{asked.hash}</code>
      </details>
    </div>
  );
}

const carries = ({ codeInFile }: DisplayedVerificationRequest, { verifyCode }: VerifiedDocument): boolean =>
  codeInFile !== null && parseVerifyCode(codeInFile) === verifyCode;

function describeVerdict(
  { verdict, document }: VerificationResult,
  asked: DisplayedVerificationRequest,
): string {
  if (verdict === 'ALTERED' && document) return describeAltered(document, asked);
  if (verdict === 'UNKNOWN' || verdict === null)
    return 'Este servidor não conhece este arquivo. Salvar de novo, imprimir como PDF ou reduzir o tamanho muda o arquivo: confira com o que você recebeu por e-mail.';
  if (!document)
    return 'O arquivo é, byte por byte, um documento enviado para assinatura. Digite o código de verificação para saber de qual assinatura se trata e como ela está.';
  if (document.sealedHash === asked.hash)
    return 'O arquivo é, byte por byte, o documento assinado e lacrado.';
  return document.state === 'SEALED'
    ? 'O arquivo é, byte por byte, o documento que as pessoas leram e assinaram, sem as páginas de evidências.'
    : `O arquivo é, byte por byte, o documento enviado para assinatura. Situação: ${signatureBadges[document.state].label.toLowerCase()}.`;
}

function describeAltered(document: VerifiedDocument, asked: DisplayedVerificationRequest): string {
  const meant = document.isSealed ? 'o documento que foi assinado' : 'o documento enviado para assinatura';
  const advice = 'Peça o arquivo a quem o enviou.';
  if (carries(asked, document))
    return `O arquivo traz este código, mas não é ${meant}: ao menos um byte é outro. ${advice}`;
  const other = asked.codeInFile === null ? '' : ` Ele traz outro código, ${asked.codeInFile}.`;
  return `O arquivo não é ${meant} com o código ${document.verifyCode}: é outro arquivo.${other} ${advice}`;
}

import { signatureBadges } from '@girassol/shared-domain/signatures';
import type { VerifiedDocument } from './describe-document';
import type { Question, Verified } from './find-verified';

/** What somebody asked for. */
export type Asked = Pick<Question, 'hash' | 'code'>;

const verdicts = {
  INTACT: { tone: 'good', heading: 'Íntegro' },
  ALTERED: { tone: 'bad', heading: 'Alterado' },
  UNKNOWN: { tone: 'warn', heading: 'Desconhecido' },
} as const;

/** What is known of a file, in one word and what it means; of a code alone only that nobody knows it. */
export function Verdict({ verified: { verdict, document }, asked }: { verified: Verified; asked: Asked }) {
  if (verdict === null) {
    if (document) return null;
    return (
      <div className="note warn" role="alert">
        <h2>Código desconhecido</h2>
        <p>Nenhum documento tem o código {asked.code}. Confira se foi digitado como está no pé da página.</p>
      </div>
    );
  }
  const { tone, heading } = verdicts[verdict];
  return (
    <div className={`note ${tone}`} role={verdict === 'INTACT' ? 'status' : 'alert'}>
      <h2>{heading}</h2>
      <p>{textOf(verdict, document, asked.hash)}</p>
      <p>
        <small>SHA-256 do seu arquivo</small>
        <code>{asked.hash}</code>
      </p>
    </div>
  );
}

function textOf(
  verdict: keyof typeof verdicts,
  document: VerifiedDocument | null,
  hash: string | null,
): string {
  if (verdict === 'ALTERED')
    return 'O arquivo traz este código, mas não é o documento que foi assinado: ao menos um byte é outro. Peça o arquivo lacrado a quem o enviou.';
  if (verdict === 'UNKNOWN')
    return 'Este servidor não conhece este arquivo. Salvar de novo, imprimir como PDF ou reduzir o tamanho muda o arquivo: confira com o que você recebeu por e-mail.';
  if (document?.sealedHash === hash) return 'O arquivo é, byte por byte, o documento assinado e lacrado.';
  return document?.state === 'SEALED'
    ? 'O arquivo é, byte por byte, o documento que as pessoas leram e assinaram, sem as páginas de evidências.'
    : `O arquivo é, byte por byte, o documento enviado para assinatura. Situação: ${signatureBadges[document?.state ?? 'OPEN'].label.toLowerCase()}.`;
}

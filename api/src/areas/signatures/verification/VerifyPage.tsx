import { formatDateTime } from '@girassol/shared-domain';
import { signatureBadges, signerRoleLabels } from '@girassol/shared-domain/signatures';
import { renderToStaticMarkup } from 'react-dom/server';
import { type HtmlPage, htmlDocument } from '../../../platform/http/html-document';
import type { VerifiedDocument } from './describe-document';
import type { Verified } from './find-verified';
import { OfflineCheck } from './OfflineCheck';
import { verifyScript } from './verify-script';
import { verifyStyle } from './verify-style';

export interface SealFacts {
  subject: string;
  /** The product's own root, which official validators do not know. */
  isOwn: boolean;
}

interface VerifyPageProps {
  verified: Verified;
  /** What was asked for; null: nothing yet. */
  asked: { hash: string | null; code: string | null } | null;
  /** Null while nothing can be sealed. */
  seal: SealFacts | null;
  /** Where this page is. */
  host: string;
  /** Why a form was not taken. */
  problem?: string | undefined;
}

/** Where anybody checks a document: by its code, or by the file itself. It works without a script. */
export function renderVerifyPage(props: VerifyPageProps): HtmlPage {
  return htmlDocument({
    title: 'Verificar documento',
    style: verifyStyle,
    body: renderToStaticMarkup(<Body {...props} />),
    script: verifyScript,
  });
}

function Body({ verified, asked, seal, host, problem }: VerifyPageProps) {
  const { document } = verified;
  const code = document?.verifyCode ?? asked?.code ?? '';
  return (
    <main>
      <header>
        <p>{document?.companyName ?? host}</p>
        <h1>Verificar documento</h1>
      </header>
      {problem && (
        <div className="note bad" role="alert">
          <p>{problem}</p>
        </div>
      )}
      {asked && !problem && <Verdict verified={verified} asked={asked} />}
      {document && <Document document={document} />}
      <FileForm code={code} hasDocument={document !== null && verified.verdict === null} />
      <form method="get" action="/verificar" className="box">
        <label htmlFor="code">
          Código de verificação
          <small>Está no pé de cada página do documento: GRS-0000-0000-0000.</small>
        </label>
        <input
          type="text"
          id="code"
          name="codigo"
          defaultValue={code}
          autoComplete="off"
          required
          maxLength={40}
        />
        <button type="submit" className="plain">
          Consultar o código
        </button>
      </form>
      {seal && <Validators seal={seal} />}
      <OfflineCheck />
    </main>
  );
}

const verdicts = {
  INTACT: { tone: 'good', heading: 'Íntegro' },
  ALTERED: { tone: 'bad', heading: 'Alterado' },
  UNKNOWN: { tone: 'warn', heading: 'Desconhecido' },
} as const;

function Verdict({
  verified: { verdict, document },
  asked,
}: Pick<VerifyPageProps, 'verified'> & { asked: NonNullable<VerifyPageProps['asked']> }) {
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

function Document({ document }: { document: VerifiedDocument }) {
  const { sealedTimestamp } = document;
  return (
    <section className="box">
      <h2>{document.name}</h2>
      <dl>
        <dt>Empresa</dt>
        <dd>{document.companyName}</dd>
        <dt>Situação</dt>
        <dd>
          {signatureBadges[document.state].label}
          {sealedTimestamp !== null && `, lacrado em ${formatDateTime(sealedTimestamp)}`}
        </dd>
        <dt>Código</dt>
        <dd>{document.verifyCode}</dd>
      </dl>
      <h3>Quem assina</h3>
      <ul>
        {document.persons.map(({ name, document: cpf, role, signedTimestamp }) => (
          <li key={`${name} ${cpf}`}>
            <strong>{name}</strong> {signerRoleLabels[role]}, CPF {cpf}
            <span>
              {signedTimestamp === null ? 'Não assinou' : `Assinou em ${formatDateTime(signedTimestamp)}`}
            </span>
          </li>
        ))}
      </ul>
      <details>
        <summary>Resumos (SHA-256)</summary>
        <dl>
          <dt>Documento que foi lido e assinado</dt>
          <dd>
            <code>{document.documentHash}</code>
          </dd>
          {document.sealedHash && (
            <>
              <dt>Arquivo lacrado</dt>
              <dd>
                <code>{document.sealedHash}</code>
              </dd>
            </>
          )}
        </dl>
      </details>
    </section>
  );
}

function FileForm({ code, hasDocument }: { code: string; hasDocument: boolean }) {
  return (
    <form id="file-form" method="post" action="/verificar" encType="multipart/form-data" className="box">
      <label htmlFor="file">
        {hasDocument ? 'O seu arquivo é este documento? Escolha-o' : 'Arquivo PDF'}
        <small className="only-scripted">
          Escolha ou solte o arquivo aqui. Ele é conferido no seu aparelho e não é enviado.
        </small>
        <small className="only-plain">O arquivo é enviado, conferido e não é guardado.</small>
      </label>
      <input type="hidden" name="codigo" value={code} />
      <input type="file" id="file" name="file" accept="application/pdf,.pdf" required />
      <p id="status" role="status" />
      <button type="submit">Conferir o arquivo</button>
    </form>
  );
}

function Validators({ seal: { subject, isOwn } }: { seal: SealFacts }) {
  return (
    <section className="box">
      <h2>E no validador oficial?</h2>
      {isOwn ? (
        <p>
          O VALIDAR, do ITI, conhece certificados da ICP-Brasil, do gov.br e do Mercosul. O lacre destes
          documentos usa um certificado próprio ({subject}): lá ele aparece como assinatura desconhecida. Isso
          não diz que o documento foi alterado; confira-o aqui ou pelo passo a passo abaixo.
        </p>
      ) : (
        <p>
          O lacre destes documentos usa o certificado de {subject}. Confira-o também em validar.iti.gov.br: o
          VALIDAR, do ITI, conhece certificados da ICP-Brasil. As assinaturas das pessoas estão nas páginas de
          evidências, e não como certificados delas.
        </p>
      )}
    </section>
  );
}

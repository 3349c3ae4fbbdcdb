import { renderToStaticMarkup } from 'react-dom/server';
import { type HtmlPage, htmlDocument } from '../../../platform/http/html-document';
import { DocumentFacts } from './DocumentFacts';
import type { Verified } from './find-verified';
import { OfflineCheck } from './OfflineCheck';
import { type Asked, Verdict } from './Verdict';
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
  asked: Asked | null;
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
      {document && <DocumentFacts document={document} />}
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

import { addFormProblemFragment, formProblemAttributes } from '@girassol/api-platform/http/form-problem';
import { buildHtmlDocument, type HtmlPage } from '@girassol/api-platform/http/html-document';
import { renderToStaticMarkup } from 'react-dom/server';
import { ProductBrand } from '../page/ProductBrand';
import { DocumentFactsSection } from './DocumentFactsSection';
import { OfflineCheckSection } from './OfflineCheckSection';
import { type DisplayedVerificationRequest, VerdictNote } from './VerdictNote';
import type { VerificationResult } from './verify-file-or-code';
import { verifyScript } from './verify-script';
import { renderVerifyStyle } from './verify-style';

/** Maximum length of what is typed as a code: the address of a document's page, or the line of its foot, has the code in it. */
export const MAX_PASTED_CODE_LENGTH = 300;

/**
 * Facts of the seals that this server creates: the subject of the certificate, and whether the root
 * certificate is the product's own.
 */
export interface SealFacts {
  subject: string;
  /** The product's own root, which official validators do not know. */
  isOwn: boolean;
}

interface VerifyPageProps {
  verified: VerificationResult;
  /** The question; null: nothing was asked yet. */
  asked: DisplayedVerificationRequest | null;
  /** Null while nothing can be sealed. */
  seal: SealFacts | null;
  /** Name of the product on this host; empty where a partner shows it under another brand. */
  productName: string;
  /** Message that explains why a form was not accepted. */
  problem?: string | undefined;
}

/**
 * Renders the public page on which anybody can verify a signed document by its code or file. The page works
 * without a script.
 */
export function renderVerifyPage({
  fontUrl,
  ...props
}: VerifyPageProps & { fontUrl: string | null }): HtmlPage {
  return buildHtmlDocument({
    title: 'Verificar documento',
    style: renderVerifyStyle(fontUrl),
    body: renderToStaticMarkup(<Body {...props} />),
    script: verifyScript,
  });
}

function Body({ verified, asked, seal, productName, problem }: VerifyPageProps) {
  const { document } = verified;
  const code = document?.verifyCode ?? asked?.code ?? '';
  // A file is held against a code where the page is that of the code; after a verdict the next file is another question.
  const isPageOfCode = document !== null && verified.verdict === null;
  // An intact file without a document is identified by its code only, so the digest of the chosen file is kept.
  const openHash = verified.verdict === 'INTACT' && document === null ? asked?.hash : null;
  return (
    <main>
      {productName !== '' && <ProductBrand name={productName} />}
      <header>
        {document && <p>{document.companyName}</p>}
        <h1>Verificar documento</h1>
        {!asked && <p>Veja se um PDF é mesmo o documento que foi assinado, pelo arquivo ou pelo código.</p>}
      </header>
      {problem && (
        <div className="note bad" {...formProblemAttributes}>
          <p>{problem}</p>
        </div>
      )}
      {asked && !problem && <VerdictNote verified={verified} asked={asked} />}
      {document && <DocumentFactsSection document={document} />}
      <FileForm code={isPageOfCode ? code : ''} isNext={verified.verdict !== null} />
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
          maxLength={MAX_PASTED_CODE_LENGTH}
        />
        {openHash && <input type="hidden" name="sha256" value={openHash} />}
        <button type="submit" className="plain">
          Consultar o código
        </button>
      </form>
      {seal && <Validators seal={seal} />}
      <OfflineCheckSection />
    </main>
  );
}

interface FileFormProps {
  /** Code of the document that the file should be; empty where any may be chosen. */
  code: string;
  /** A file was checked before. */
  isNext: boolean;
}

/** With scripts a file is checked as soon as it is chosen, and there is nothing to submit. */
function FileForm({ code, isNext }: FileFormProps) {
  const label = isNext ? 'Conferir outro arquivo PDF' : 'Arquivo PDF';
  return (
    <form
      id="file-form"
      method="post"
      action={addFormProblemFragment('/verificar')}
      encType="multipart/form-data"
      className="box"
    >
      <label htmlFor="file">
        {code ? 'O seu arquivo é este documento? Escolha-o' : label}
        <small className="only-scripted">Ele é conferido no seu aparelho e não é enviado.</small>
        <small className="only-plain">O arquivo é enviado, conferido e não é guardado.</small>
      </label>
      <input type="hidden" name="codigo" value={code} />
      <input type="file" id="file" name="file" accept="application/pdf,.pdf" required />
      <label className="choose" htmlFor="file">
        <span id="chosen">Escolher arquivo PDF</span>
        <small className="only-mouse">ou solte-o aqui</small>
      </label>
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

import { formProblemAttributes } from '@girassol/api-platform/http/form-problem';
import { buildHtmlDocument, type HtmlPage } from '@girassol/api-platform/http/html-document';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderSigningStyle } from './render-signing-style';

/** Name and colour of the brand that a signing page shows. */
export interface PageBrand {
  name: string;
  color: string;
}

/** Content of a signing page and the data of its frame: brand, font, company, title, step and script. */
export interface SignerPageFrame {
  brand: PageBrand;
  /** Address of the product's font; null where it is not built. */
  fontUrl: string | null;
  companyName: string;
  /** Address of the company's logo on this server; empty or left out without one. */
  companyLogoUrl?: string;
  title: string;
  /** "1 de 3 Ler". */
  step?: string;
  content: ReactNode;
  /** Always in reach of the thumb. */
  sticky?: ReactNode;
  script?: string;
}

const COLOUR = /^#[0-9a-f]{3,8}$/i;

/** Renders a signing page with its frame as HTML. The page works without scripts. */
export function renderSignerPage({ brand, fontUrl, script, ...page }: SignerPageFrame): HtmlPage {
  return buildHtmlDocument({
    title: page.step ? `${page.step} · ${page.title}` : page.title,
    style: renderSigningStyle(COLOUR.test(brand.color) ? brand.color : '#1F6F54', fontUrl),
    body: renderToStaticMarkup(<Frame brand={brand} {...page} />),
    ...(script !== undefined && { script }),
  });
}

function Frame({
  brand,
  companyName,
  companyLogoUrl,
  title,
  step,
  content,
  sticky,
}: Omit<SignerPageFrame, 'script' | 'fontUrl'>) {
  return (
    <>
      <main>
        <header>
          {companyLogoUrl && <img className="company-logo" src={companyLogoUrl} alt="" />}
          <p>{companyName}</p>
          <h1>{title}</h1>
        </header>
        {step && <p className="step">{step}</p>}
        {content}
        <footer>
          <p>Assinatura eletrônica por {brand.name}. Este link é pessoal: não o encaminhe.</p>
        </footer>
      </main>
      {sticky && <div className="stick">{sticky}</div>}
    </>
  );
}

/** Message on a signing page that explains why a form was not accepted. */
export const FormProblemNote = ({ children }: { children: ReactNode }) => (
  <div className="note bad" {...formProblemAttributes}>
    <p>{children}</p>
  </div>
);

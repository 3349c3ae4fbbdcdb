import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type HtmlPage, htmlDocument } from '../../../platform/http/html-document';
import { pageStyle } from './page-style';

/** Whose page it is. */
export interface PageBrand {
  name: string;
  color: string;
}

export interface SignerPageFrame {
  brand: PageBrand;
  companyName: string;
  title: string;
  /** "1 de 3 Ler". */
  step?: string;
  content: ReactNode;
  /** Always in reach of the thumb. */
  sticky?: ReactNode;
  script?: string;
}

const COLOUR = /^#[0-9a-f]{3,8}$/i;

/** A page of a signer: written by the server, and it works without a script. */
export function renderSignerPage({ brand, script, ...page }: SignerPageFrame): HtmlPage {
  return htmlDocument({
    title: page.step ? `${page.step} · ${page.title}` : page.title,
    style: pageStyle(COLOUR.test(brand.color) ? brand.color : '#1F6F54'),
    body: renderToStaticMarkup(<Frame brand={brand} {...page} />),
    ...(script !== undefined && { script }),
  });
}

function Frame({ brand, companyName, title, step, content, sticky }: Omit<SignerPageFrame, 'script'>) {
  return (
    <>
      <main>
        <header>
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

/** Why what was sent was not taken. */
export const Problem = ({ children }: { children: ReactNode }) => (
  <div className="note bad" role="alert">
    <p>{children}</p>
  </div>
);

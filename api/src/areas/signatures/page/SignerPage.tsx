import { buildHtmlDocument, type HtmlPage } from '@girassol/api-platform/http/html-document';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ProductBrand } from './ProductBrand';
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
  /** Step of the three that lead to the signature. */
  step?: SigningStep;
  /** Position of another page, such as "Página 1 de 2". */
  place?: string;
  content: ReactNode;
  /** Always in reach of the thumb. */
  sticky?: ReactNode;
  script?: string;
}

const signingSteps = ['Ler', 'Código', 'Assinar'] as const;

/** Name of a step that leads to the signature. */
export type SigningStep = (typeof signingSteps)[number];

const describeStep = (step: SigningStep): string =>
  `${signingSteps.indexOf(step) + 1} de ${signingSteps.length} ${step}`;

const COLOUR = /^#[0-9a-f]{3,8}$/i;

/** Renders a signing page with its frame as HTML. The page works without scripts. */
export function renderSignerPage({ brand, fontUrl, script, ...page }: SignerPageFrame): HtmlPage {
  const place = page.step ? describeStep(page.step) : page.place;
  return buildHtmlDocument({
    title: place ? `${place} · ${page.title}` : page.title,
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
  place,
  content,
  sticky,
}: Omit<SignerPageFrame, 'script' | 'fontUrl'>) {
  return (
    <>
      <main>
        <ProductBrand name={brand.name} />
        <header>
          {companyLogoUrl && <img className="company-logo" src={companyLogoUrl} alt="" />}
          <p>{companyName}</p>
          <h1>{title}</h1>
        </header>
        {step && <Steps current={step} />}
        {place && <p className="step">{place}</p>}
        {content}
        <footer>
          <p>Assinatura eletrônica por {brand.name}. Este link é pessoal: não o encaminhe.</p>
        </footer>
      </main>
      {sticky && <div className="stick">{sticky}</div>}
    </>
  );
}

/** Steps that lead to the signature: those that are done, the current one, and those to come. */
function Steps({ current }: { current: SigningStep }) {
  const at = signingSteps.indexOf(current);
  return (
    <ol className="steps" aria-label="Passos da assinatura">
      {signingSteps.map((step, index) => (
        <li
          key={step}
          className={index < at ? 'done' : index === at ? 'now' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {index < at && <span className="unseen">Feito: </span>}
          {step}
        </li>
      ))}
    </ol>
  );
}

/** Id of the message that explains why a form was not accepted, which wrong fields name. */
export const FORM_PROBLEM_NOTE_ID = 'problema';

/** Message on a signing page that explains why a form was not accepted. The page opens at the first wrong field. */
export const FormProblemNote = ({ children }: { children: ReactNode }) => (
  <div className="note bad" id={FORM_PROBLEM_NOTE_ID} role="alert">
    <p>{children}</p>
  </div>
);

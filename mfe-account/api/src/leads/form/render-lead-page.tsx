import type { LeadFieldProblem, LeadKind } from '@girassol/account-domain/leads';
import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import type { ReactNode } from 'react';
import { BrandName } from '../../public-pages/BrandName';
import { renderPublicPage } from '../../public-pages/render-public-page';
import { LeadForm } from './LeadForm';
import type { LeadFormValues } from './lead-form-values';
import { leadPageStyle } from './lead-page-style';
import { leadPageTexts } from './lead-page-texts';

interface LeadPage {
  values: LeadFormValues;
  problems?: readonly LeadFieldProblem[];
  fontUrl: string | null;
  canonicalUrl: string | null;
}

/** Renders the page with a form of a lead, with what was typed and its problems. */
export function renderLeadPage({ values, problems = [], fontUrl, canonicalUrl }: LeadPage): HtmlPage {
  const { title, lead, points, submitLabel } = leadPageTexts[values.kind];
  return renderSplitPage({
    title,
    fontUrl,
    canonicalUrl,
    description: lead,
    pitch: (
      <>
        <h1>{title}</h1>
        <p>{lead}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </>
    ),
    sheet: <LeadForm values={values} problems={problems} submitLabel={submitLabel} />,
  });
}

/** Renders the page that thanks for a lead. */
export function renderLeadThanksPage(kind: LeadKind, fontUrl: string | null): HtmlPage {
  const { thanksTitle, thanks } = leadPageTexts[kind];
  return renderSplitPage({
    title: thanksTitle,
    fontUrl,
    canonicalUrl: null,
    description: thanks,
    pitch: (
      <>
        <h1>{thanksTitle}</h1>
        <p>{thanks}</p>
      </>
    ),
    sheet: (
      <>
        <h2>Enquanto isso</h2>
        <p>Veja o que cada plano inclui, com os preços de hoje. Você também pode assinar agora mesmo.</p>
        <p className="back">
          <a className="button" href="/sobre#planos">
            Ver planos e preços
          </a>
        </p>
      </>
    ),
  });
}

interface SplitPage extends Pick<LeadPage, 'fontUrl' | 'canonicalUrl'> {
  title: string;
  description: string;
  /** Left half, on the colour of the brand. */
  pitch: ReactNode;
  /** Right half. */
  sheet: ReactNode;
}

const renderSplitPage = ({ title, description, pitch, sheet, fontUrl, canonicalUrl }: SplitPage): HtmlPage =>
  renderPublicPage({
    title: `${title} · Girassol`,
    description,
    fontUrl,
    canonicalUrl,
    style: leadPageStyle,
    content: (
      <main className="form-page">
        <div className="pitch">
          <BrandName />
          {pitch}
        </div>
        <div className="sheet">
          {sheet}
          <p className="back">
            <a href="/sobre">Conhecer o Girassol</a> · <a href="/login">Entrar</a>
          </p>
        </div>
      </main>
    ),
  });

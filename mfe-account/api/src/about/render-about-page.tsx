import type { PriceList } from '@girassol/account-domain/billing';
import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import type { LeadFormValues } from '../leads/form/lead-form-values';
import { PublicPageFooter } from '../public-pages/PublicPageFooter';
import { renderPublicPage } from '../public-pages/render-public-page';
import { aboutStyle } from './about-style';
import { AboutHeader } from './sections/AboutHeader';
import { ContactPopover } from './sections/ContactPopover';
import { Features } from './sections/Features';
import { Hero } from './sections/Hero';
import { Journey } from './sections/Journey';
import { LastCall } from './sections/LastCall';
import { PhoneActions } from './sections/PhoneActions';
import { Plans } from './sections/Plans';
import { Questions } from './sections/Questions';
import { RealScreens } from './sections/RealScreens';

/** Order of the sections: `PHONE` begins with what a visitor with a phone looks for. */
export type AboutLayout = 'WIDE' | 'PHONE';

/** Data of the sales page. */
export interface AboutPageData {
  layout: AboutLayout;
  prices: PriceList;
  contact: LeadFormValues;
  fontUrl: string | null;
  canonicalUrl: string;
}

/** Renders the sales page of the product (billing-008). */
export function renderAboutPage({ layout, prices, contact, fontUrl, canonicalUrl }: AboutPageData): HtmlPage {
  return renderPublicPage({
    title: 'Girassol · A plataforma de quem vende e instala energia solar',
    description:
      'Funil de vendas, proposta com cálculo solar, crédito, contrato com assinatura digital e obra em um só lugar. Veja as telas e os preços.',
    fontUrl,
    canonicalUrl,
    style: aboutStyle,
    content: (
      <>
        <a className="skip" href="#conteudo">
          Ir para o conteúdo
        </a>
        <AboutHeader />
        <main id="conteudo">
          {layout === 'PHONE' && <PhoneActions />}
          <Hero />
          {layout === 'PHONE' ? (
            <>
              <Plans prices={prices} />
              <Journey />
              <Features />
              <RealScreens />
            </>
          ) : (
            <>
              <Journey />
              <Features />
              <RealScreens />
              <Plans prices={prices} />
            </>
          )}
          <Questions />
          <LastCall />
        </main>
        <PublicPageFooter />
        <ContactPopover values={contact} />
      </>
    ),
  });
}

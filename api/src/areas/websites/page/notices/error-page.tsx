import { getPageFailureStatusAndMessage } from '@girassol/api-platform/http/page-failure';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { getHostName } from '../../../registry/live/hosts';
import { renderSiteStyle } from '../look/render-site-style';
import { LookScene } from '../scenes/Scene';
import { sendSitePage } from '../send-site-page';

const headings: Record<number, string> = {
  404: 'Não há site aqui',
  410: 'Este site está fora do ar',
  429: 'Muitas tentativas',
};

const renderStyle = (fontUrl: string | null): string =>
  `${renderSiteStyle({ look: 'HORIZONTE', color: '#c2410c', fontUrl })}main>.k-hero.behind{min-height:100svh}`;

/** Returns true on hosts of the product. The root of a host of sites is this page again, or nothing at all. */
const hasProductHomePage = (request: FastifyRequest): boolean =>
  request.server.siteHosts.find(getHostName(request.host)) === null;

/** Sends a page with the error message if a page of a site cannot be shown. */
export function sendSiteErrorPage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, message } = getPageFailureStatusAndMessage(error, request, reply);
  const heading = headings[status] ?? 'Não foi possível abrir o site';
  const html = renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <title>{heading}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <style dangerouslySetInnerHTML={{ __html: renderStyle(request.server.pageFontUrl()) }} />
      </head>
      <body>
        <main>
          <section className="block k-hero behind">
            <div className="scene">
              <LookScene look="HORIZONTE" />
            </div>
            <div className="wide">
              <div className="promise">
                <h1>{heading}</h1>
                <p className="intro">{message}</p>
                {status === 404 && hasProductHomePage(request) && (
                  <p>
                    <a className="button" href="/">
                      Ir para a página inicial
                    </a>
                  </p>
                )}
              </div>
            </div>
          </section>
        </main>
      </body>
    </html>,
  );
  return sendSitePage(request, reply, `<!doctype html>${html}`, { status });
}

import { getOrigin } from '@girassol/api-platform/http/origin';
import { getPageFailureStatusAndMessage } from '@girassol/api-platform/http/page-failure';
import { registerPlainFormParser } from '@girassol/api-platform/http/plain-forms';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handleCodeForm, handleCodeRequest, sendCodePage } from './code-pages';
import { sendDocumentFile, sendReadStepPage, sendSingleDocumentPage } from './document-pages';
import { getSigningPath } from './load-signer-page';
import { handleRefusal, sendRefusalPage } from './refusal-pages';
import { sendSecretPage } from './replies';
import { renderSignerPage } from './SignerPage';
import { handleSignForm, sendSignPage } from './signature-pages';

/** A name, a CPF, a tick and a drawing. */
const FORM_BYTES = 256 * 1024;

const ROOT = '/assinar/:token';
const hidden = { schema: { hide: true } };

/**
 * Registers the public pages on which people sign documents by a personal link. GET requests change nothing;
 * submitted forms redirect (303).
 */
export async function registerSigningPages(app: FastifyInstance): Promise<void> {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    registerPlainFormParser(pages, { maxBytes: FORM_BYTES });
    pages.setErrorHandler((error: FastifyError, request, reply) => failed(error, request, reply));
    pages.addHook('preHandler', async (request) => {
      if (request.method === 'POST') requireSameOrigin(request);
    });

    pages.get(ROOT, hidden, sendReadStepPage);
    pages.get(`${ROOT}/pagina/:page`, hidden, sendSingleDocumentPage);
    pages.get(`${ROOT}/documento`, hidden, (request, reply) => sendDocumentFile(request, reply, 'LAST'));
    pages.get(`${ROOT}/documento/original`, hidden, (request, reply) =>
      sendDocumentFile(request, reply, 'ORIGINAL'),
    );
    pages.get(`${ROOT}/codigo`, hidden, (request, reply) => sendCodePage(request, reply));
    pages.post(`${ROOT}/codigo`, hidden, handleCodeRequest);
    pages.post(`${ROOT}/conferir`, hidden, handleCodeForm);
    pages.get(`${ROOT}/assinar`, hidden, sendSignPage);
    pages.post(`${ROOT}/assinar`, hidden, handleSignForm);
    pages.get(`${ROOT}/recusar`, hidden, (request, reply) => sendRefusalPage(request, reply));
    pages.post(`${ROOT}/recusar`, hidden, handleRefusal);
  });
}

/** A page elsewhere sends nobody's forms here. */
function requireSameOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== getOrigin(request))
    throw new Refusal(403, 'Abra o link que você recebeu e assine por lá.');
}

const headings: Record<number, string> = {
  404: 'Este link não vale mais',
  410: 'Este link não vale mais',
  429: 'Muitas tentativas',
};

function failed(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = getPageFailureStatusAndMessage(error, request, reply);
  const heading = headings[status];
  return sendSecretPage(
    reply.code(status),
    renderSignerPage({
      brand: { name: 'Girassol', color: '#1F6F54' },
      fontUrl: request.server.pageFontUrl(),
      companyName: '',
      title: heading ?? 'Não foi possível continuar',
      content: (
        <>
          <div className="box">{message}</div>
          {heading === undefined && (
            <a className="link" href={getSigningPath(request)}>
              Voltar ao documento
            </a>
          )}
        </>
      ),
    }),
  );
}

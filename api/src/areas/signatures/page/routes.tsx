import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../../platform/http/origin';
import { describePageFailure } from '../../../platform/http/page-failure';
import { readPlainForms } from '../../../platform/http/plain-forms';
import { Refusal } from '../../../platform/refusals/refusal';
import { send } from './answers';
import { sendDocumentFile, showDocument, showPage } from './read-document';
import { renderSignerPage } from './SignerPage';
import { askCode, showCode, takeCode } from './take-code';
import { showRefusal, takeRefusal } from './take-refusal';
import { showForm, takeForm } from './take-signature';

/** A name, a CPF, a tick and a drawing. */
const FORM_BYTES = 256 * 1024;

const ROOT = '/assinar/:token';
const hidden = { schema: { hide: true } };

/** Where people sign: pages of the server for whoever has a link. Looking changes nothing; forms do, and lead on (303). */
export async function signingPages(app: FastifyInstance): Promise<void> {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    readPlainForms(pages, { maxBytes: FORM_BYTES });
    pages.setErrorHandler((error: FastifyError, request, reply) => failed(error, request, reply));
    pages.addHook('preHandler', async (request) => {
      if (request.method === 'POST') requireSameOrigin(request);
    });

    pages.get(ROOT, hidden, showDocument);
    pages.get(`${ROOT}/pagina/:page`, hidden, showPage);
    pages.get(`${ROOT}/documento`, hidden, (request, reply) => sendDocumentFile(request, reply, 'LAST'));
    pages.get(`${ROOT}/documento/original`, hidden, (request, reply) =>
      sendDocumentFile(request, reply, 'ORIGINAL'),
    );
    pages.get(`${ROOT}/codigo`, hidden, (request, reply) => showCode(request, reply));
    pages.post(`${ROOT}/codigo`, hidden, askCode);
    pages.post(`${ROOT}/conferir`, hidden, takeCode);
    pages.get(`${ROOT}/assinar`, hidden, showForm);
    pages.post(`${ROOT}/assinar`, hidden, takeForm);
    pages.get(`${ROOT}/recusar`, hidden, (request, reply) => showRefusal(request, reply));
    pages.post(`${ROOT}/recusar`, hidden, takeRefusal);
  });
}

/** A page elsewhere sends nobody's forms here. */
function requireSameOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== originOf(request))
    throw new Refusal(403, 'Abra o link que você recebeu e assine por lá.');
}

const headings: Record<number, string> = {
  404: 'Este link não vale mais',
  410: 'Este link não vale mais',
  429: 'Muitas tentativas',
};

function failed(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = describePageFailure(error, request, reply);
  return send(
    reply.code(status),
    renderSignerPage({
      brand: { name: 'Girassol', color: '#1F6F54' },
      companyName: '',
      title: headings[status] ?? 'Não foi possível continuar',
      content: <div className="box">{message}</div>,
    }),
  );
}

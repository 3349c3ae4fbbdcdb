import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Row, Tx } from '../../../platform/database';
import { contentDisposition } from '../../../platform/files/content-disposition';
import type { HtmlPage } from '../../../platform/http/html-document';
import { originOf } from '../../../platform/http/origin';
import { countFailure, limitKey, requireTries } from '../../../platform/http/try-limit';
import { brandOfAccount } from '../../../platform/mail/brand';
import { notFound, Refusal } from '../../../platform/refusals/refusal';
import { checkCode, isWaiting, sendCode, waitWords } from '../collecting/codes';
import { readDrawing } from '../collecting/drawing';
import { refuse } from '../collecting/refuse';
import { sign } from '../collecting/sign';
import { readSignForm, type SignErrors, type SignForm, signErrors } from '../collecting/sign-form';
import { linkOver, type SignerPlace, signerPlace } from '../collecting/signer-place';
import { visitorOf } from '../collecting/visitor';
import { type FoundSigner, findSigner } from '../links/signer-links';
import { CodeStep } from './CodeStep';
import { hasProof, keepProof } from './code-proof';
import { drawingScript } from './drawing-script';
import { pagePicture } from './page-pictures';
import { ReadStep } from './ReadStep';
import { RefuseStep } from './RefuseStep';
import { type PageBrand, renderSignerPage, type SignerPageFrame } from './SignerPage';
import { SignStep } from './SignStep';
import { mayReadDocument, StandingNote } from './StandingPage';
import { TextPage } from './TextPage';

/** Wrong addresses of one visitor in a quarter of an hour. */
const MOST_WRONG_LINKS = 30;
/** Wrong names and CPFs of a signer in that time. */
const MOST_WRONG_FORMS = 20;
/** A name, a CPF, a tick and a drawing. */
const FORM_BYTES = 256 * 1024;
const LEAST_REASON = 3;
const MOST_REASON = 500;

const ROOT = '/assinar/:token';
const hidden = { schema: { hide: true } };

/** Where people sign: pages of the server for whoever has a link. Looking changes nothing; forms do, and lead on (303). */
export async function signingPages(app: FastifyInstance): Promise<void> {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
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

interface Seen {
  place: SignerPlace;
  brand: PageBrand;
  path: string;
}

/** Looks at what a link leads to. */
async function look(request: FastifyRequest): Promise<Seen> {
  const found = await signerIn(request);
  return request.server.database.asAccount(found, async (tx) => ({
    place: await signerPlace(tx, found),
    brand: await brandOfAccount(tx, found.accountId, request.server.mailer.settings),
    path: pathOf(request),
  }));
}

/** Does something for a signer, while nobody else does anything with the document. */
async function act<T>(request: FastifyRequest, work: (tx: Tx, place: SignerPlace) => Promise<T>): Promise<T> {
  const found = await signerIn(request);
  return request.server.database.asAccount(found, async (tx) =>
    work(tx, await signerPlace(tx, found, { forUpdate: true })),
  );
}

const frameOf = ({ place, brand }: Seen): Pick<SignerPageFrame, 'brand' | 'companyName' | 'title'> => ({
  brand,
  companyName: place.companyName,
  title: place.contract.name,
});

/** Where the signer stands, for who cannot go on. */
function standingPage(seen: Seen): HtmlPage {
  const { place, path } = seen;
  const { standing } = place;
  const content =
    standing === 'OPEN' ? (
      <ReadStep place={place} path={path} />
    ) : (
      <StandingNote place={place} path={path} standing={standing} />
    );
  return renderSignerPage({
    ...frameOf(seen),
    content,
    ...(standing === 'OPEN' && {
      step: '1 de 3 Ler',
      sticky: (
        <form method="post" action={`${path}/codigo`}>
          <button type="submit">Li o documento: receber o código</button>
        </form>
      ),
    }),
  });
}

async function showDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return send(reply, standingPage(await look(request)));
}

async function showPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const seen = await look(request);
  const { place, path } = seen;
  requireReader(place);
  const wanted = z.object({ page: z.string() }).parse(request.params).page;
  const isPicture = wanted.endsWith('.png');
  const page = Number(wanted.replace(/\.png$/, ''));
  const drawn = await pagePicture(request.server, place.signature, page);
  if (isPicture) {
    return reply.headers({ ...secret, 'content-type': 'image/png' }).send(drawn.picture);
  }
  const pages = place.signature.pages ?? 0;
  return send(
    reply,
    renderSignerPage({
      ...frameOf(seen),
      step: `Página ${page} de ${pages}`,
      content: <TextPage path={path} page={page} pages={pages} text={drawn.text} />,
    }),
  );
}

async function sendDocumentFile(
  request: FastifyRequest,
  reply: FastifyReply,
  which: 'LAST' | 'ORIGINAL',
): Promise<FastifyReply> {
  const { database, files } = request.server;
  const { place } = await look(request);
  requireReader(place);
  const { account_id: accountId, sealed_file_id, document_file_id } = place.signature;
  const fileId = which === 'LAST' ? (sealed_file_id ?? document_file_id) : document_file_id;
  const file = await database.asAccount({ accountId }, (tx) =>
    tx
      .selectFrom('stored_files')
      .select(['id', 'name', 'size'])
      .where('account_id', '=', accountId)
      .where('id', '=', fileId ?? '')
      .where('is_kept', '=', true)
      .executeTakeFirst(),
  );
  const content = file && (await files.store.get(file.id));
  if (!content) throw notFound('O documento não está mais guardado.');
  return reply
    .headers({
      ...secret,
      'content-type': 'application/pdf',
      'content-length': file.size,
      'content-disposition': contentDisposition('attachment', file.name ?? 'documento.pdf'),
    })
    .send(content);
}

function requireReader(place: SignerPlace): void {
  if (!mayReadDocument(place)) throw new Refusal(410, 'Este documento não pode mais ser lido por este link.');
}

async function showCode(
  request: FastifyRequest,
  reply: FastifyReply,
  { problem, status = 200 }: { problem?: string; status?: number } = {},
): Promise<FastifyReply> {
  const seen = await look(request);
  const { place, path } = seen;
  if (place.standing !== 'OPEN') return send(reply, standingPage(seen));
  const now = Date.now();
  const words = problem ?? (isWaiting(place.person, now) ? waitWords(place.person, now) : undefined);
  const isOfAccount = await isColleagues(request, place.person);
  return send(
    reply.code(status),
    renderSignerPage({
      ...frameOf(seen),
      step: '2 de 3 Código',
      content: <CodeStep place={place} path={path} problem={words} isOfAccount={isOfAccount} />,
    }),
  );
}

/** Is the mailbox one of somebody of the account? */
const isColleagues = (
  request: FastifyRequest,
  { account_id: accountId, email }: Row<'signature_persons'>,
): Promise<boolean> =>
  request.server.database.asAccount(
    { accountId },
    async (tx) =>
      (await tx
        .selectFrom('users')
        .select('id')
        .where('account_id', '=', accountId)
        .where(({ fn, ref }) => fn('lower', [ref('email')]), '=', email)
        .where('disabled_at', 'is', null)
        .executeTakeFirst()) !== undefined,
  );

async function askCode(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!request.server.mailer.isOn)
    throw new Refusal(503, 'Este servidor não envia e-mails agora. Avise quem enviou o documento.');
  const answer = await act(request, async (tx, place) =>
    place.standing === 'OPEN'
      ? sendCode(tx, request.server.signing, place, visitorOf(request))
      : { sent: true as const },
  );
  if (answer.sent) return lead(reply, `${pathOf(request)}/codigo`);
  return showCode(request, reply, { problem: answer.message, status: 429 });
}

async function takeCode(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const typed = fieldsOf(request.body).code ?? '';
  const outcome = await act(request, async (tx, place) => ({
    place,
    answer:
      place.standing === 'OPEN'
        ? await checkCode(tx, place, typed.slice(0, 20))
        : ({ isRight: true } as const),
  }));
  if (outcome.place.standing !== 'OPEN') return lead(reply, pathOf(request));
  if (!outcome.answer.isRight)
    return showCode(request, reply, { problem: outcome.answer.message, status: 400 });
  await keepProof(request, reply, outcome.place);
  return lead(reply, `${pathOf(request)}/assinar`);
}

async function showForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const seen = await look(request);
  if (seen.place.standing !== 'OPEN') return send(reply, standingPage(seen));
  if (!(await hasProof(request, seen.place))) return lead(reply, `${seen.path}/codigo`);
  return sendForm(reply, seen, {});
}

function sendForm(
  reply: FastifyReply,
  seen: Seen,
  { form, errors, status = 200 }: { form?: SignForm; errors?: SignErrors; status?: number },
): FastifyReply {
  const { place, path } = seen;
  return send(
    reply.code(status),
    renderSignerPage({
      ...frameOf(seen),
      step: '3 de 3 Assinar',
      content: <SignStep place={place} path={path} form={form} {...(errors && { errors })} />,
      script: drawingScript,
    }),
  );
}

async function takeForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const seen = await look(request);
  const { place, path } = seen;
  if (place.standing !== 'OPEN') return lead(reply, path);
  if (!(await hasProof(request, place))) return lead(reply, `${path}/codigo`);
  const limited = {
    limits: [{ key: limitKey('signer-form', place.person.id), most: MOST_WRONG_FORMS }],
    tooMany: (wait: string) => `Foram muitas tentativas. Espere ${wait} e tente de novo.`,
  };
  await requireTries(request.server.database, limited);
  const form = readSignForm(fieldsOf(request.body));
  const drawn = await readDrawing(form.drawing);
  const errors = { ...signErrors(form, place.person), ...(drawn.problem && { drawing: drawn.problem }) };
  if (Object.keys(errors).length > 0) {
    await countFailure(request.server.database, limited);
    return sendForm(reply, seen, { form, errors, status: 400 });
  }
  const outcome = await act(request, async (tx, held) => {
    if (held.standing !== 'OPEN') return 'DONE';
    // What somebody read and what they sign are the same bytes, by the link that is theirs.
    if (form.hash !== held.signature.document_hash || form.epoch !== held.person.epoch) return 'ANOTHER';
    await sign(tx, request.server.signing, held, {
      name: form.name,
      drawing: drawn.picture,
      visitor: visitorOf(request),
    });
    return 'DONE';
  });
  if (outcome === 'ANOTHER')
    return sendForm(reply, await look(request), {
      form: { ...form, hasAgreed: false },
      errors: { hasAgreed: 'O documento mudou depois que você o abriu. Volte e leia-o de novo.' },
      status: 409,
    });
  return lead(reply, path);
}

async function showRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { problem, reason, status = 200 }: { problem?: string; reason?: string; status?: number } = {},
): Promise<FastifyReply> {
  const seen = await look(request);
  const { place, path } = seen;
  if (place.standing !== 'OPEN') return send(reply, standingPage(seen));
  const content = (
    <RefuseStep place={place} path={path} problem={problem} {...(reason !== undefined && { reason })} />
  );
  return send(
    reply.code(status),
    renderSignerPage({ ...frameOf(seen), step: 'Recusar o documento', content }),
  );
}

async function takeRefusal(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { reason: typed = '', epoch } = fieldsOf(request.body);
  const reason = typed
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MOST_REASON);
  if (reason.length < LEAST_REASON)
    return showRefusal(request, reply, { problem: 'Escreva o motivo.', reason, status: 400 });
  await act(request, async (tx, place) => {
    if (place.standing === 'OPEN' && Number(epoch) === place.person.epoch)
      await refuse(tx, request.server.signing, place, { reason });
  });
  return lead(reply, pathOf(request));
}

const tokenOf = (request: FastifyRequest): string =>
  z.object({ token: z.string() }).parse(request.params).token;

const pathOf = (request: FastifyRequest): string => `/assinar/${tokenOf(request)}`;

/** Whose link it is. A wrong one counts against its sender, who waits after many. */
async function signerIn(request: FastifyRequest): Promise<FoundSigner> {
  const { database } = request.server;
  const limited = {
    limits: [{ key: limitKey('signer-link', request.ip), most: MOST_WRONG_LINKS }],
    tooMany: (wait: string) => `Foram muitos links errados. Espere ${wait} e tente de novo.`,
  };
  const found = await findSigner(database, tokenOf(request));
  if (found) return found;
  await requireTries(database, limited);
  await countFailure(database, limited);
  throw linkOver();
}

/** A page elsewhere sends nobody's forms here. */
function requireSameOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== originOf(request))
    throw new Refusal(403, 'Abra o link que você recebeu e assine por lá.');
}

/** The texts of a form; whatever else somebody sends is nothing typed. */
const fieldsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/** Shown by another request, so that a reload sends nothing again. */
const lead = (reply: FastifyReply, to: string): FastifyReply =>
  reply
    .code(303)
    .headers({ ...secret, location: to })
    .send();

/** The address is a secret, and what is behind it is nobody else's: nothing keeps it, finds it or tells it. */
const secret = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

const send = (reply: FastifyReply, { html, contentSecurityPolicy }: HtmlPage): FastifyReply =>
  reply
    .headers({
      ...secret,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    })
    .send(html);

const headings: Record<number, string> = {
  404: 'Este link não vale mais',
  410: 'Este link não vale mais',
  429: 'Muitas tentativas',
};

function failed(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isRefusal = error instanceof Refusal;
  const status = isRefusal ? error.status : error.statusCode && error.statusCode < 500 ? 400 : 503;
  if (status === 503) request.log.error({ err: error }, 'signing page failed');
  if (isRefusal && error.details.retryAfter) reply.header('retry-after', error.details.retryAfter);
  const message = isRefusal ? error.message : 'Algo deu errado do nosso lado. Tente de novo em instantes.';
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

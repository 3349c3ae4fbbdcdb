import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../page/send-page';
import { noticePage } from './notice-page';
import type { OpenSimulator } from './open-simulator';

/** Says that nobody can simulate here now. */
export const closedPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { site, closed }: OpenSimulator,
): Promise<FastifyReply> =>
  sendPage(
    request,
    reply,
    noticePage(site, {
      title: 'O simulador está fechado',
      text: closed ?? '',
      link: { to: site.base, label: 'Voltar ao site' },
    }),
    { status: 410 },
  );

import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendSitePage } from '../../page/send-site-page';
import type { LoadedSimulator } from './load-simulator';
import { renderSimulatorNoticePage } from './render-simulator-notice-page';

/** Sends the page that tells a visitor why the simulator of a site is closed. */
export const sendSimulatorClosedPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { site, closed }: LoadedSimulator,
): Promise<FastifyReply> =>
  sendSitePage(
    request,
    reply,
    renderSimulatorNoticePage(site, {
      title: 'O simulador está fechado',
      text: closed ?? '',
      link: { to: site.base, label: 'Voltar ao site' },
    }),
    { status: 410 },
  );

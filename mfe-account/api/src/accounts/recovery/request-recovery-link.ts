import { toIpAddressGroup } from '@girassol/api-platform/http/address-group';
import { createLimitKey, recordFailedAttempt } from '@girassol/api-platform/http/try-limit';
import { enqueue } from '@girassol/api-platform/jobs';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyRequest } from 'fastify';
import { getClient } from '../../users/security/access-records';
import { mailRecoveryLinkJob } from './mail-recovery-link-job';

/** Requests that count for one e-mail and for one network address; everyone counts, wrong or right. */
const MAX_REQUESTS = { email: 3, address: 20 } as const;

/**
 * Asks for a link to a new password. Known and unknown e-mails get one answer after the same work: a job finds out, and the
 * mail leads to the address of the account's brand, never to the host of the request.
 */
export async function requestRecoveryLink(
  request: FastifyRequest,
  email: string,
): Promise<Record<string, never>> {
  const { database, mailer } = request.server;
  if (!mailer.isOn)
    throw new Refusal(409, 'Este servidor não envia e-mails. Peça uma nova senha ao dono da sua conta.');
  const address = toIpAddressGroup(request.ip);
  await recordFailedAttempt(database, {
    limits: [
      { key: createLimitKey('recovery-email', email.toLowerCase()), most: MAX_REQUESTS.email },
      { key: createLimitKey('recovery-address', address), most: MAX_REQUESTS.address },
    ],
    tooMany: (wait) => `Já enviamos o link algumas vezes. Procure-o no seu e-mail, ou aguarde ${wait}.`,
  });
  const { ip, user_agent: userAgent } = getClient(request);
  await database.asSystem((tx) =>
    enqueue(tx, mailRecoveryLinkJob, { accountId: null, payload: { email, ip, userAgent } }),
  );
  return {};
}

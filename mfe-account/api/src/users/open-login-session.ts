import type { AccessEvent } from '@girassol/account-domain/security';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildLoginDeviceKey } from './login-limit';
import { openSession, type ProofCheck } from './open-session';
import type { Person } from './security/access-records';

/** Person who has proved who they are, by whichever way to log in. */
interface ProvedLogin extends Person {
  email: string;
  event: AccessEvent;
  isStillProved: ProofCheck;
}

/** Opens the session of a login, remembers the device, and mails the person if the device was not known. */
export function openLoginSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { email, ...login }: ProvedLogin,
) {
  const { devices } = request.server;
  const subject = buildLoginDeviceKey(email);
  const isNewDevice = devices.findKnownDevice(request, subject) === null;
  devices.remember(request, reply, subject);
  return openSession(request, reply, { ...login, isNewDevice });
}

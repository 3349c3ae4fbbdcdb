import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import type { PaymentProvider } from '../payments/payment-provider';
import { holdsSignupSecret, lockSignup } from './signup-browser';
import { toSignupRecord } from './to-signup-answer';

/** Loads a signup for the browser that began it. Every other browser learns the plan, and where a code would be mailed. */
export function loadSignup(
  request: FastifyRequest,
  payments: PaymentProvider,
  id: string,
): Promise<ResponseBody<'GET /signup/single/:id'>> {
  return request.server.database.asAccount({ accountId: id }, async (tx) => {
    const row = await lockSignup(tx, id);
    return {
      planId: row.plan_id,
      vendorsAmount: row.vendors,
      maskedEmail: maskEmail(row.contact.email),
      signup: holdsSignupSecret(request, row) ? await toSignupRecord(tx, row, payments) : null,
    };
  });
}

/** Hides all of an e-mail but what its owner recognizes: `m****@e****.com.br`. */
export function maskEmail(email: string): string {
  const [local = '', host = ''] = email.split('@');
  const [name = '', ...rest] = host.split('.');
  return `${local.slice(0, 1)}****@${name.slice(0, 1)}****.${rest.join('.')}`;
}

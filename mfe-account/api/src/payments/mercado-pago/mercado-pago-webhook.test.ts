import { describeApi } from '@girassol/api/test/harness';
import { getPaymentWebhookPath } from '../inbox/register-payment-webhook';
import { MERCADO_PAGO_CARD_PATH } from './card-page';
import { buildSignedNotification } from './mercado-pago-server.testing';

const SECRET = 'secret-of-the-webhook';

describeApi(
  'Mercado Pago as the provider of an installation',
  (api) => {
    const send = (headers: Record<string, string>, query: Record<string, string>) =>
      api.send({
        method: 'POST',
        url: getPaymentWebhookPath('mercadopago'),
        headers: { ...headers, 'content-type': 'application/json' },
        query,
        payload: JSON.stringify({ id: 1, type: 'payment', data: { id: '1', text: '\u0000' } }),
      });

    test('stores a genuine notification once, and refuses a forged one', async () => {
      const { headers, query } = buildSignedNotification(SECRET, { dataId: '123' });
      for (let time = 0; time < 3; time += 1) expect((await send(headers, query)).statusCode).toBe(200);
      expect((await send(headers, { ...query, 'data.id': '124' })).statusCode).toBe(401);
      expect((await send({}, query)).statusCode).toBe(401);
      const stored = await api.query('select provider, reference, kind from payment_events');
      expect(stored).toEqual([{ provider: 'mercadopago', reference: '123', kind: 'charge' }]);
    });

    test('has a card page of its own, and none of the demonstration', async () => {
      const { statusCode, headers, body } = await api.send({ url: MERCADO_PAGO_CARD_PATH });
      expect(statusCode).toBe(200);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(body).toContain('data-key="public-key"');
      const demonstration = await api.send({ url: '/banco-demonstracao/cartao' });
      expect(demonstration.body).not.toContain('Cartões de teste');
    });
  },
  {
    PAYMENTS: 'mercadopago',
    MERCADOPAGO_ACCESS_TOKEN: 'access-token',
    MERCADOPAGO_WEBHOOK_SECRET: SECRET,
    MERCADOPAGO_PUBLIC_KEY: 'public-key',
  },
);

import { randomUUID } from 'node:crypto';
import { describeApi } from '@girassol/api/test/harness';
import { createBillingTester, TEST_CPF, testAddress } from '../billing/billing.testing';

/** Fields of a step that must be filled in, and those that may be empty. */
interface StepFields {
  path: string;
  required: Record<string, string>;
  optional: Record<string, string>;
  /** Further fields, which the screen adds by itself. */
  added: object;
}

describeApi('the fields of a signup', (api) => {
  const { begin, beginWithAddress } = createBillingTester(api);
  const contact: StepFields = {
    path: 'step-1',
    required: { name: 'Ana', surname: 'Souza', email: 'campos@girassol.test', phone: '(19) 99876-5432' },
    optional: {},
    added: { frontId: randomUUID(), planId: 1 },
  };
  const address: StepFields = {
    path: 'step-2',
    required: testAddress,
    optional: { complement: '' },
    added: {},
  };
  const payment: StepFields = {
    path: 'step-3-pix/1',
    required: { document: TEST_CPF },
    optional: { coupon: '' },
    added: { vendorsAmount: 2, frontPrice: 449 },
  };

  const send = async (path: string, payload: object, cookie = '') => {
    const answer = await api.send({
      method: 'POST',
      url: `/api/signup/${path}`,
      payload,
      headers: { cookie },
    });
    const fields: { path: string }[] = answer.json().fields ?? [];
    return { status: answer.statusCode, refused: fields.map((field) => field.path) };
  };

  test.each([
    ['1', contact, async () => ({ at: contact.path, cookie: '' })],
    [
      '2',
      address,
      async () => {
        const { id, cookie } = await begin();
        return { at: `${address.path}/${id}`, cookie };
      },
    ],
    [
      '3',
      payment,
      async () => {
        const { id, cookie } = await beginWithAddress();
        return { at: `${payment.path}/${id}`, cookie };
      },
    ],
  ] as const)(
    '[billing-024] step %s is refused at each required field that is missing or empty, and at no other',
    async (_step, { required, optional, added }, open) => {
      const { at, cookie } = await open();
      const whole = { ...required, ...optional, ...added };
      for (const name of Object.keys(required)) {
        const { [name]: _left, ...missing } = whole as Record<string, unknown>;
        for (const body of [missing, { ...whole, [name]: ' ' }])
          expect([name, await send(at, body, cookie)]).toEqual([name, { status: 400, refused: [name] }]);
      }
      expect(await send(at, { ...required, ...added }, cookie)).toEqual({ status: 200, refused: [] });
      expect((await send(at, whole, cookie)).status).toBe(200);
    },
  );

  test('[billing-024] a card is given by the token of the frame, which asks for its four fields', async () => {
    const { id, cookie } = await beginWithAddress();
    const body = { ...payment.required, ...payment.added };
    for (const [cardData, path] of [
      [undefined, 'cardData'],
      [{ token: '' }, 'cardData.token'],
    ] as const)
      expect(await send(`step-3-card/1/${id}`, { ...body, cardData }, cookie)).toEqual({
        status: 400,
        refused: [path],
      });
    const { url } = await api.call('GET /signup/card-frame');
    const frame = await api.send({ method: 'GET', url: new URL(url, 'http://localhost').pathname });
    for (const field of ['number', 'name', 'expires', 'code'])
      expect(frame.body).toContain(`<input id="${field}"`);
  });
});

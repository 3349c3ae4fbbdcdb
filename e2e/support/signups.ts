const contact = { name: 'Ana', surname: 'Souza', email: 'ana@exemplo.test', phone: '47999998888' };
const address = {
  postalCode: '89010000',
  uf: 'SC',
  city: 'Blumenau',
  address: 'Rua Quinze de Novembro',
  district: 'Centro',
  number: '100',
};

/** Signup that waits for its payment, and the token of the payment page of its charge. */
export interface WaitingSignup {
  signupId: string;
  payToken: string;
}

/** Creates a signup of plan 2 that waits for its payment by Pix, by the calls of a browser that nobody opened. */
export async function createWaitingSignup(origin: string): Promise<WaitingSignup> {
  let cookie = '';
  const call = async (path: string, body: unknown) => {
    const response = await fetch(`${origin}/api/signup/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    cookie ||= response.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    return response.json();
  };
  const { signup } = await call('step-1', { ...contact, frontId: crypto.randomUUID(), planId: 2 });
  const signupId = String(signup._id);
  await call(`step-2/${signupId}`, address);
  const prices = await (await fetch(`${origin}/api/signup/prices`)).json();
  const paid = await call(`step-3-pix/2/${signupId}`, {
    document: '52998224725',
    vendorsAmount: 2,
    frontPrice: prices.crm + prices.standardConfig,
  });
  return { signupId, payToken: String(paid.signup.charge.payToken) };
}

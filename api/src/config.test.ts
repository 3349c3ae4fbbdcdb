import { generateKeyPairSync } from 'node:crypto';
import { parseConfig } from './config';

test('with nothing set, the product starts for trying out', () => {
  expect(parseConfig({})).toMatchObject({
    port: 8080,
    demo: true,
    isProduction: false,
    databaseUrl: undefined,
    trustProxy: [],
  });
});

test('demonstration data never comes to production', () => {
  expect(parseConfig({ NODE_ENV: 'production' }).demo).toBe(false);
  expect(parseConfig({ NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(false);
  expect(parseConfig({ DEMO: 'off' }).demo).toBe(false);
});

test('in production a release goes live only once the server inspected it, unless that is switched off', () => {
  expect(parseConfig({}).inspectionRule).toBe('recorded');
  expect(parseConfig({ NODE_ENV: 'production' }).inspectionRule).toBe('required');
  expect(parseConfig({ NODE_ENV: 'production', RELEASE_INSPECTION: 'recorded' }).inspectionRule).toBe(
    'recorded',
  );
});

test('stand-ins of outside services are refused in production, unless it is said to be a demonstration', () => {
  const production = { NODE_ENV: 'production' };
  for (const name of ['BANK', 'PAYMENTS', 'SITES_ZONES'])
    expect(() => parseConfig({ ...production, [name]: 'demonstration' })).toThrow(
      new RegExp(`^${name}=demonstration é só para demonstração.*ALLOW_DEMONSTRATION=on`),
    );
  const both = { BANK: 'demonstration', SITES_ZONES: 'demonstration' };
  expect(() => parseConfig({ ...production, ...both })).toThrow(
    /^BANK=demonstration e SITES_ZONES=demonstration/,
  );
  const allowed = parseConfig({ ...production, ...both, ALLOW_DEMONSTRATION: 'on' });
  expect([allowed.bank, allowed.sites.zones]).toEqual(['demonstration', 'demonstration']);
  expect(parseConfig(both).bank).toBe('demonstration');
});

test('mail: by SMTP where one is named, into the mailbox outside production, and in it only where that was said', () => {
  expect(parseConfig({ PORT: '8330' }).mail).toMatchObject({
    delivery: 'MAILBOX',
    publicUrl: 'http://localhost:8330',
  });
  const production = { NODE_ENV: 'production' };
  const sender = { MAIL_FROM: 'Sol <oi@sol.com.br>', PUBLIC_URL: 'https://app.sol.com.br/' };
  expect(parseConfig(production).mail.delivery).toBe('OFF');
  expect(parseConfig({ ...production, ...sender, MAILBOX: 'on' }).mail.delivery).toBe('MAILBOX');
  expect(parseConfig({ ...production, ...sender, SMTP_URL: 'smtps://u:p@mail.sol.com.br' }).mail).toEqual({
    delivery: 'SMTP',
    smtpUrl: 'smtps://u:p@mail.sol.com.br',
    from: { name: 'Sol', address: 'oi@sol.com.br' },
    publicUrl: 'https://app.sol.com.br',
  });
  expect(() => parseConfig({ ...production, SMTP_URL: 'smtp://mail.sol.com.br' })).toThrow(
    /MAIL_FROM e PUBLIC_URL/,
  );
});

test('a variable set to nothing is not set, a list is split', () => {
  expect(parseConfig({ DATABASE_URL: '', PRODUCT_HOSTS: 'a.com.br, b.com.br ,' })).toMatchObject({
    databaseUrl: undefined,
    productHosts: ['a.com.br', 'b.com.br'],
  });
});

test('several servers of one database: the first is asked first', () => {
  expect(parseConfig({ DATABASE_URLS: 'postgres://u:p@a/g, postgres://u:p@b:5433/g' })).toMatchObject({
    databaseUrl: 'postgres://u:p@a/g',
    otherDatabaseUrls: ['postgres://u:p@b:5433/g'],
  });
});

test.each([
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL.*postgres/],
  [{ DATABASE_URLS: 'postgres://a/g,mysql://b/g' }, /DATABASE_URLS.*postgres/],
  [{ DATABASE_URLS: 'postgres://a:x/g' }, /DATABASE_URLS.*endereço/],
  [{ DATABASE_URLS: 'postgres://a/g,postgres://b/h' }, /DATABASE_URLS só podem diferir/],
  [{ DATABASE_URLS: 'postgres://a/g', DATABASE_URL: 'postgres://a/g' }, /não as duas/],
  [{ DATABASE_URLS: 'postgres://a/g', DATABASE_DIRECT_URL: 'postgres://a/g' }, /só vale com DATABASE_URL/],
  [{ DATABASE_READ_URL: 'postgres://b/g' }, /DATABASE_READ_URL só vale com DATABASE_URL/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY/],
  [{ METRICS_TOKEN: 'curto' }, /METRICS_TOKEN/],
  [{ DEMO: 'talvez' }, /DEMO/],
  [{ SMTP_URL: 'mail.sol.com.br' }, /SMTP_URL.*smtp:/],
  [{ MAIL_FROM: 'ninguém' }, /MAIL_FROM/],
  [{ PUBLIC_URL: 'https://sol.com.br/app' }, /PUBLIC_URL/],
  [{ NODE_ENV: 'prod' }, /NODE_ENV: deve ser production, development ou test/],
  [{ DEVELOPMENT_SERVERS: '{' }, /DEVELOPMENT_SERVERS: deve ser um JSON/],
  [{ DEVELOPMENT_SERVERS: '{"shell":"aqui"}' }, /DEVELOPMENT_SERVERS/],
])('%j is refused by name', (variables, message) => {
  expect(() => parseConfig(variables)).toThrow(message);
});

test('the bank: the demonstration outside production, none in it, and another one only with all that it takes', () => {
  expect(parseConfig({}).bank).toBe('demonstration');
  expect(parseConfig({ NODE_ENV: 'production' }).bank).toBe('none');
  const pair = (namedCurve: string) =>
    generateKeyPairSync('ec', {
      namedCurve,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
  const getKeys = ({ privateKey, publicKey }: ReturnType<typeof pair>) => ({
    QI_SECRET: privateKey.replaceAll('\n', '\\n'),
    QI_PUBLIC_KEY: publicKey,
  });
  const keys = getKeys(pair('P-521'));
  const qi = { BANK: 'qi', QI_URL: 'https://qi.test/', QI_KEY: 'k', ...keys };
  expect(parseConfig(qi)).toMatchObject({ bank: 'qi', qi: { url: 'https://qi.test', apiKey: 'k' } });
  expect(parseConfig({ ...qi, BANK: 'none' }).qi).toBeUndefined();
  expect(() => parseConfig({ ...qi, QI_SECRET: '' })).toThrow('QI_SECRET');
  expect(() => parseConfig({ ...qi, QI_SECRET: 'senha' })).toThrow(/QI_SECRET: .*chave PEM/);
  // Begins as a key does: said at the start, and not when the bank is asked first.
  expect(() => parseConfig({ ...qi, QI_SECRET: keys.QI_SECRET.slice(0, 90) })).toThrow(
    /QI_SECRET: .*chave PEM/,
  );
  expect(() => parseConfig({ ...qi, QI_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\\n' })).toThrow(
    /QI_PUBLIC_KEY: /,
  );
  expect(() => parseConfig({ ...qi, ...getKeys(pair('P-256')) })).toThrow(/QI_SECRET: .*P-521/);
});

test('payments: the demonstration outside production, none in it, and Mercado Pago only with all that it takes', () => {
  expect(parseConfig({}).payments).toEqual({ provider: 'demonstration' });
  expect(parseConfig({ NODE_ENV: 'production' }).payments).toEqual({ provider: 'none' });
  const variables = {
    PAYMENTS: 'mercadopago',
    MERCADOPAGO_ACCESS_TOKEN: 'access',
    MERCADOPAGO_WEBHOOK_SECRET: 'secret-of-the-webhook',
    MERCADOPAGO_PUBLIC_KEY: 'public',
  };
  expect(parseConfig({ ...variables, NODE_ENV: 'production' }).payments).toEqual({
    provider: 'mercadopago',
    mercadoPago: {
      url: 'https://api.mercadopago.com',
      accessToken: 'access',
      webhookSecret: 'secret-of-the-webhook',
      publicKey: 'public',
    },
  });
  for (const name of ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET', 'MERCADOPAGO_PUBLIC_KEY'])
    expect(() => parseConfig({ ...variables, [name]: '' })).toThrow(name);
});

test('documents are sealed with a certificate only where its password is there too', () => {
  expect(parseConfig({}).sealing).toEqual({ secret: undefined, pfx: undefined });
  expect(parseConfig({ SEALING_PFX: 'a1.pfx', SEALING_PFX_PASSWORD: 'senha' }).sealing.pfx).toEqual({
    path: 'a1.pfx',
    password: 'senha',
  });
  expect(() => parseConfig({ SEALING_PFX: 'a1.pfx' })).toThrow(/SEALING_PFX_PASSWORD/);
  expect(() => parseConfig({ SEALING_SECRET: 'curto' })).toThrow(/SEALING_SECRET/);
});

test('what prints and converts is installed where none was named, and never by tests', () => {
  expect(parseConfig({})).toMatchObject({ installsChromium: true, installsLibreOffice: true });
  expect(parseConfig({ NODE_ENV: 'test' }).installsLibreOffice).toBe(false);
  expect(parseConfig({ LIBREOFFICE_PATH: '/opt/soffice' })).toMatchObject({
    libreOfficePath: '/opt/soffice',
    installsLibreOffice: false,
  });
});

import { describeApi } from '../../../../test/harness';
import { expectPageOpensAtError } from '../../../../test/landing';
import {
  addTestTariff,
  postForm,
  publishSiteWithSimulator,
  simulationAnswers,
  startSimulation,
} from '../../../../test/simulations';

describeApi('the pages of the simulator', (api) => {
  const root = '/institucional/sol-nascente/simulador';
  const page = async (url: string) => {
    const response = await api.send({ method: 'GET', url, headers: { 'accept-language': 'pt-BR' } });
    return { status: response.statusCode, html: response.body, headers: response.headers };
  };

  beforeAll(async () => {
    await publishSiteWithSimulator(api, api.people.owner, 'sol-nascente');
    await addTestTariff(api);
  });

  test('[simulator-001] it opens by slug, by user and at the site, without a script or a cookie', async () => {
    for (const url of [root, '/simulador/sol-nascente', `/simulador/${api.people.owner.userId}`]) {
      const { status, html, headers } = await page(url);
      expect(status).toBe(200);
      expect(html).toContain('Quanto a energia solar economiza');
      expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['content-security-policy']).toMatch(/sandbox(?!.*allow-same-origin)/);
    }
    expect((await page('/simulador/ninguem')).status).toBe(404);
  });

  test('answers lead by 303 to a private page with the estimate and what it takes for given', async () => {
    const path = await startSimulation(api, root);
    expect(path).toMatch(/^\/institucional\/sol-nascente\/simulador\/[\w-]+\.[\w-]+$/);
    const { status, html, headers } = await page(path);
    expect(status).toBe(200);
    expect(html).toContain('a menos no primeiro ano');
    expect(html).toContain('500 kWh por mês em Campinas, SP');
    expect(html).toContain('Tarifa de teste');
    expect(html).toContain('não é proposta');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    const other = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await page(other)).status).toBe(404);
  });

  test('what was typed stays on a mistake, and every mistake is told at its field', async () => {
    const { statusCode, body } = await postForm(api, root, {
      ...simulationAnswers,
      conta: '"><b>x',
      uf: '',
      cidade: '<i>Campinas',
    });
    expect(statusCode).toBe(422);
    expectPageOpensAtError(body);
    expect(body).toContain('value="&quot;&gt;&lt;b&gt;x"');
    expect(body).toContain('value="&lt;i&gt;Campinas"');
    expect(body).toContain('href="#simulador-conta">Escreva o valor da conta, como 450.</a>');
    expect(body).toContain('Escolha o estado.');
    expect(body).not.toContain('<b>x');
  });

  test('a bill with too many digits is told as such', async () => {
    const { statusCode, body } = await postForm(api, root, { ...simulationAnswers, conta: '99999999999' });
    expect(statusCode).toBe(422);
    expect(body).toContain('O valor passa de 10.000.000: confira os dígitos.');
  });

  test('a bill that says nothing of the consumption opens the field of the kWh', async () => {
    const { statusCode, body } = await postForm(api, root, { ...simulationAnswers, conta: '5' });
    expect(statusCode).toBe(422);
    expect(body).toMatch(/href="#simulador-conta">Uma conta de até R\$.[\d,]+ é a mínima desta ligação/);
    expect(body).toContain('href="#simulador-kwh">Escreva o consumo, como 500.</a>');
    expect(body).toMatch(/<details[^>]* open=""/);
  });

  test('a name that may mean several cities is asked; a tariff that is not known leaves the saving out', async () => {
    const { body } = await postForm(api, root, {
      ...simulationAnswers,
      cidade: 'São José do',
      distribuidora: '',
    });
    expect(body).toContain('Qual destas cidades?');
    expect(body).toContain('value="São José do Rio Preto"');
    const path = await startSimulation(api, root, {
      uf: 'MA',
      cidade: 'São Luís',
      kwh: '500',
      distribuidora: '',
    });
    const { html } = await page(path);
    expect(html).toContain('Ainda não temos a tarifa');
  });

  test('[simulator-002] three answers are enough: the main distributor of the city is assumed, named, and can be changed', async () => {
    const path = await startSimulation(api, root, { classe: '', distribuidora: '' });
    const { html } = await page(path);
    expect(html).toContain('a menos no primeiro ano');
    expect(html).toContain('CPFL Paulista, a principal da cidade');
    // The form below the estimate has the class, group, classification, distributor, consumption and prices.
    for (const name of [
      'classe',
      'grupo',
      'modalidade',
      'distribuidora',
      'kwh',
      'kwhPonta',
      'tarifa',
      'tarifaPonta',
      'demanda',
      'demandaPonta',
    ])
      expect(html).toContain(`name="${name}"`);
    const santos = await page(
      await startSimulation(api, root, { kwh: '500', cidade: 'Santos', distribuidora: '' }),
    );
    expect(santos.html).toContain('CPFL Piratininga, a principal da cidade');
  });

  test('[simulator-002] the price of the visitor’s own bill counts, is cited as theirs, and never makes up a Fio B', async () => {
    const asked = { ...simulationAnswers, conta: '600', tarifa: '1,20' };
    const path = await startSimulation(api, root, asked);
    const { html } = await page(path);
    expect(html).toContain('500 kWh por mês em Campinas, SP');
    expect(html).toContain('R$ 1,20/kWh com impostos, informada por você');
    expect(html).toContain('value="1,2"');
    await addTestTariff(api, null);
    const without = await page(await startSimulation(api, root, asked));
    await addTestTariff(api);
    expect(without.html).not.toContain('a menos no primeiro ano');
    const { statusCode, body } = await postForm(api, root, { ...asked, tarifa: '850' });
    expect(statusCode).toBe(422);
    expect(body).toContain('href="#simulador-tarifa">Escreva o preço de um kWh, como 0,95.</a>');
  });

  test('[simulator-002] group A is simulated with its modality, peak and prices, and asks for the kWh that a bill does not tell', async () => {
    const groupA = {
      grupo: 'A',
      modalidade: 'Azul',
      kwhPonta: '80',
      tarifa: '0,52',
      tarifaPonta: '1,90',
      demanda: '32,5',
    };
    const bill = await postForm(api, root, { ...simulationAnswers, ...groupA });
    expect(bill.statusCode).toBe(422);
    expect(bill.body).toContain('Em média tensão a conta sozinha não diz o consumo');
    expect(bill.body).toMatch(/<details class="given" open="">/);
    const { html } = await page(await startSimulation(api, root, { ...groupA, conta: '', kwh: '900' }));
    expect(html).toContain('980 kWh por mês');
    expect(html).toContain('demanda contratada');
    expect(html).toMatch(/value="Azul"[^>]*checked|checked[^>]*value="Azul"/);
  });

  test('without its Fio B a tariff shows no saving, in words that say why', async () => {
    await addTestTariff(api, null);
    const { html } = await page(await startSimulation(api, root));
    await addTestTariff(api);
    expect(html).toContain('não conhecemos o Fio B');
    expect(html).not.toContain('a menos no primeiro ano');
  });

  test('a bill is asked in kWh where no tariff is known, and what the address brings is filled in', async () => {
    const { statusCode, body } = await postForm(api, root, {
      ...simulationAnswers,
      distribuidora: 'NAO_SEI',
    });
    expect(statusCode).toBe(422);
    expect(body).toContain('diga o consumo em kWh');
    const { html } = await page(`${root}?conta=380&uf=SP&cidade=Campinas`);
    expect(html).toContain('value="380"');
    expect(html).toContain('CPFL Piratininga');
  });

  test('name and phone are asked for with their mistakes, and thanks carry the numbers to WhatsApp', async () => {
    const path = await startSimulation(api, root);
    const wrong = await postForm(api, path, { nome: '', telefone: '20 99999-8888' });
    expect(wrong.statusCode).toBe(422);
    expectPageOpensAtError(wrong.body);
    expect(wrong.body).toContain('Escreva o seu nome.');
    expect(wrong.body).toContain('O DDD 20 não existe');
    expect(wrong.body).toContain('value="20 99999-8888"');
    // No line ends within the phone that is shown as an example.
    const short = await postForm(api, path, { nome: 'Ana Souza', telefone: '(19) 9888' });
    expect(short.body).toContain('com DDD, como (19)\u00a099999-\u20608888.');
    const nameless = await postForm(api, path, { nome: '😀', telefone: '(19) 98888-7777' });
    expect(nameless.statusCode).toBe(422);
    expect(nameless.body).toContain('Escreva o seu nome.');
    const good = await postForm(api, path, { nome: 'Ana Souza', telefone: '(19) 98888-7777' });
    expect(good.statusCode).toBe(303);
    expect(good.headers.location).toBe(`${path}/obrigado`);
    const { html } = await page(`${path}/obrigado`);
    expect(html).toContain('https://wa.me/5519999990000?text=');
    expect(html).toContain(encodeURIComponent('500 kWh por mês em Campinas, SP'));
  });

  test('visits, simulations and leads are counted by where they came from', async () => {
    const url = `${root}?utm_source=instagram`;
    const browser = { 'user-agent': 'Mozilla/5.0 Chrome/140', 'accept-language': 'pt-BR' };
    const get = (address: string, headers: Record<string, string> = {}) =>
      api.send({ method: 'GET', url: address, headers: { ...browser, ...headers } });
    // A program that fetches the page draws nothing of it, whatever its name and its language.
    const { body } = await get(url);
    const seen = /@keyframes seen{to{background-image:url\(([^)]+)\)}}/.exec(body)?.[1] ?? '';
    expect(seen).toBe('/institucional/sol-nascente/visto?pagina=simulador&origem=INSTAGRAM');
    const picture = { accept: 'image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5' };
    expect(await get(seen, picture)).toMatchObject({
      statusCode: 204,
      headers: { 'cache-control': 'no-store' },
    });
    const others: Record<string, string>[] = [
      { accept: '*/*' },
      { accept: 'text/html,image/avif,*/*;q=0.8' },
      { 'user-agent': '' },
      { 'user-agent': 'WhatsApp/2.24' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-dest': 'document' },
    ];
    for (const headers of others) await get(seen, { ...picture, ...headers });
    await get('/institucional/sol-nascente/visto?pagina=outra&origem=INSTAGRAM', picture);
    // The account's own people are told apart where the page is asked for.
    const cookie = `girassol_visitor=7.${api.people.owner.accountId}`;
    for (const address of [url, '/institucional/sol-nascente', '/institucional/sol-nascente/privacidade'])
      for (const [headers, isCounted] of [
        [{ cookie }, false],
        [{}, true],
        [{ cookie }, false],
      ] as const)
        expect((await get(address, headers)).body.includes('@keyframes seen')).toBe(isCounted);
    await startSimulation(api, root, { origem: 'INSTAGRAM' } as object);
    await api.app.visitCounter.write();
    const counts = await api.query(
      `select what, count from website_counts where source = 'INSTAGRAM' order by what`,
    );
    expect(counts).toEqual([
      { what: 'SIMULATION', count: 1 },
      { what: 'VISIT', count: 1 },
    ]);
  });

  test('an account that owes, and a site without the block, say that the simulator is closed', async () => {
    await publishSiteWithSimulator(api, api.people.unpaid, 'devendo');
    await publishSiteWithSimulator(api, api.people.neighbour, 'sem-simulador', (content) => ({
      ...content,
      blocks: content.blocks.filter(({ kind }) => kind !== 'simulator'),
    }));
    for (const slug of ['devendo', 'sem-simulador']) {
      const { status, html } = await page(`/simulador/${slug}`);
      expect(status).toBe(410);
      expect(html).toContain('O simulador está fechado');
      expect((await postForm(api, `/simulador/${slug}`, simulationAnswers)).statusCode).toBe(410);
    }
  });
});

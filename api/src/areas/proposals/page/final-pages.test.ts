import { rmSync } from 'node:fs';
import { findChromium } from '@girassol/federation/machine';
import { formatNumber } from '@girassol/shared-domain';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../../test/boards';
import {
  acceptingPerson,
  createBuildWithProposals,
  getVisibleText,
  readOfferVersionAndHash,
  requestPage,
  sendAcceptance,
} from '../../../../test/final-pages';
import { describeApi } from '../../../../test/harness';
import { expectPageOpensAtError } from '../../../../test/landing';
import { beginProposal, createFinishedProposal, repeatForTwelveMonths } from '../../../../test/proposals';

const buildDir = createBuildWithProposals();
const SLUG = 'sol-nascente';

// Both databases use it.
afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

describeApi(
  'the final views of a proposal',
  (api) => {
    let boards: TestBoards;
    beforeAll(async () => {
      boards = await createTestBoards(api);
      await api.query(
        `insert into settings (account_id, document) values ($1, jsonb_build_object('proposalSlug', $2::text))`,
        [api.people.owner.accountId, SLUG],
      );
    });
    beforeEach(() => api.query('delete from login_attempts'));

    const finished = () => createFinishedProposal(api, api.people.owner, boards.customerId);
    const look = (path: string, headers: Record<string, string> = {}) => requestPage(api, path, { headers });
    const getViews = async (id: string) =>
      (await api.query<{ views: number }>('select views from proposals where id = $1', [id]))[0]?.views;

    test('[proposals-034] [shell.chrome-007] a complete page without a login, without a script, with nothing of costs', async () => {
      const { frontId } = await finished();
      const page = await look(`/proposta/final/${frontId}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<title>Proposta de Energia Solar Fotovoltaica</title>');
      expect(page.body).not.toContain('<script');
      expect(page.headers['content-security-policy']).toContain("script-src 'none'");
      expect(page.headers['cache-control']).toBe('private, no-cache');
      const text = getVisibleText(page);
      for (const part of [
        'Maria da Conceição',
        '5,50 kWp',
        'R$ 14.700,00',
        'Campinas, SP',
        'até o sistema se pagar',
        'TIR',
        'VPL',
        'LCOE',
        'Perdas do sistema',
        'Fio B a partir de 2029',
        'Aceitar a proposta',
      ])
        expect(text).toContain(part);
      // The supplier of the test, not the word for who brings the electricity.
      expect(text).not.toContain('Distribuidora');
      for (const secret of ['9.800', 'margem', 'lucro', boards.customerId])
        expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    });

    test('[proposals-021] [proposals-022] [proposals-023] [proposals-024] 25 years, every other one on phones, averages and emissions', async () => {
      const { frontId, generation } = await finished();
      const { body } = await look(`/proposta/final/${frontId}`);
      const table = body.slice(body.indexOf('class="years"'));
      expect(table.slice(0, table.indexOf('</table>')).match(/<tr>/g)).toHaveLength(26);
      const flows = body.slice(body.indexOf('id="retorno"'));
      const bars = [...flows.matchAll(/class="chart (wide|narrow)".*?<\/svg>/gs)].map(
        ([drawing, room]) => [room, drawing.match(/<rect/g)?.length] as const,
      );
      expect(bars).toEqual([
        ['wide', 26],
        ['narrow', 13],
      ]);
      expect(body).toMatch(/Média por mês<\/th><td>500</);
      const yearly = generation?.yearlyGeneration ?? 0;
      expect(yearly).toBeGreaterThan(5_000);
      const text = getVisibleText(await look(`/proposta/final/${frontId}`));
      expect(text).toContain(`CO₂ evitado ${formatNumber(0.28 * yearly, 0)} kg`);
      expect(text).toContain(`Árvores ${formatNumber((0.33 * yearly) / 12, 0)} `);
      expect(text).toContain(
        `Carros ${formatNumber((0.02 * yearly) / 12, 0)} fora das ruas por um ano poupam o que o sistema evita em 25 anos`,
      );
      expect(text).toContain('Emissões evitadas 0,28 kg de CO₂ por kWh gerado');
    });

    test('the cover leads with the month of the first year; 25 years stand with the rise of tariffs they rest on', async () => {
      const { frontId } = await finished();
      const text = getVisibleText(await look(`/proposta/final/${frontId}`));
      expect(text).toMatch(
        /Economia estimada por mês, no primeiro ano R\$ [\d.,]+ R\$ [\d.,]+ em 25 anos, com a energia reajustada em \d+% ao ano/,
      );
      expect(text).toMatch(
        /já economizou, com a energia reajustada em \d+% ao ano, sem manutenção nem troca/,
      );
    });

    test('paper names the page at which the customer accepts, until somebody has, and nothing to press', async () => {
      const { frontId, count } = await finished();
      const path = `/proposta/final/${SLUG}/${count}/${frontId.slice(0, 5)}`;
      const paper = await look(`/proposta/final/impressao/${frontId}`);
      const [, url = ''] = /Aceite esta proposta em <a href="([^"]*)"/.exec(paper.body) ?? [];
      expect(URL.canParse(url)).toBe(true);
      expect(new URL(url).pathname).toBe(path);
      expect(paper.body).toContain(`aria-label="Código que leva a ${url}"`);
      const text = getVisibleText(paper);
      expect(text).toContain('Mês a mês, em kWh');
      expect(text).toContain('25 anos, em reais');
      expect(text).not.toContain('Ver ');
      const screen = getVisibleText(await look(`/proposta/final/${frontId}`));
      expect(screen).toContain('Ver mês a mês, em kWh');
      expect(screen).not.toContain('Aceite esta proposta em');

      const offer = await readOfferVersionAndHash(api, frontId);
      await sendAcceptance(api, frontId, { ...acceptingPerson, ...offer });
      const accepted = getVisibleText(await look(`/proposta/final/impressao/${frontId}`));
      expect(accepted).toContain('aceitou esta proposta em');
      expect(accepted).not.toContain('Aceite esta proposta em');
    });

    test('a bill that grows is said in words, with no sign', async () => {
      const terms = {
        ucType: 'Residencial',
        kwhPrice: 0.95,
        finViabilityData: { bWireValue: 0.24 },
      } as const;
      const generator = { ...terms, phase: 'Trifásica', newConnection: true, isGenerator: true } as const;
      const energyBillData = [
        { ...generator, ucName: 'Usina', monthlyConsumption: repeatForTwelveMonths(0) },
        {
          ...terms,
          ucName: 'Casa',
          phase: 'Monofásica' as const,
          monthlyConsumption: repeatForTwelveMonths(35),
        },
      ];
      const { frontId } = await createFinishedProposal(api, api.people.owner, boards.customerId, {
        energyBillData,
      });
      const page = await look(`/proposta/final/${frontId}`);
      const bill = getVisibleText({
        body: page.body.slice(page.body.indexOf('id="conta"'), page.body.indexOf('id="energia"')),
      });
      expect(bill).toMatch(/com a tarifa de hoje: \d+% a mais\./);
      expect(bill).toMatch(/R\$ [\d.,]+ a mais por mês, R\$ [\d.,]+ no primeiro ano\./);
      expect(bill).not.toMatch(/-|−|economia|menos/);
    });

    test('[proposals-004] [proposals-005] the slug address shows the same; the others lay it out their way', async () => {
      const { frontId, count } = await finished();
      const bySlug = await look(`/proposta/final/${SLUG}/${count}/${frontId.slice(0, 5)}`);
      expect(getVisibleText(bySlug)).toContain('Maria da Conceição');
      expect(bySlug.body).toContain(
        `og:url" content="http://localhost:8080/proposta/final/${SLUG}/${count}/${frontId.slice(0, 5)}"`,
      );
      expect((await look(`/proposta/final/mobile/${frontId}`)).body).toContain('<body class="mobile">');
      const paper = await look(`/proposta/final/impressao/${frontId}`);
      expect(paper.body).toContain('<details open="">');
      expect(paper.body).not.toContain('<form');
      expect(getVisibleText(await look(`/proposta/final/financiamento/${frontId}`))).not.toContain(
        'até o sistema se pagar',
      );
    });

    test('[proposals-021] names and rates are those that the proposal keeps, not the usual ones', async () => {
      const { frontId, _id } = await finished();
      const own = {
        interestRate1: 9,
        interestRate1Name: 'Tesouro',
        interestRate2: 12.5,
        interestRate2Name: 'LCI',
      };
      await api.query(
        `update proposals set data = jsonb_set(data, '{calculationSettings}', data -> 'calculationSettings' || $2::jsonb) where id = $1`,
        [_id, JSON.stringify(own)],
      );
      const text = getVisibleText(await look(`/proposta/final/${frontId}`));
      expect(text).toContain('Tesouro (9% ao ano)');
      expect(text).toContain('LCI (12,5% ao ano)');
      expect(text).toContain('com 9% ao ano');
      expect(text).not.toMatch(/Poupança|CDI|6,17|\(10% ao ano\)/);
    });

    test('what the customisation leaves out is not there; the theme is, and pictures from elsewhere are not', async () => {
      const proposal = await finished();
      await api.query(
        `update proposals set data = data || jsonb_build_object('proposalCustomizationData', $2::jsonb) where id = $1`,
        [
          proposal._id,
          JSON.stringify({
            validityDate: null,
            theme: { primaryColor: '#8A1C7C', logoUrl: 'https://elsewhere.test/l.png', cover: '/a.png' },
            title: '<b>Sol</b> & vento',
            message: 'Olá!',
            closing: 'Até breve!',
            hiddenSections: ['viability', 'kit'],
          }),
        ],
      );
      const page = await look(`/proposta/final/${proposal.frontId}`);
      expect(page.body).toContain('&lt;b&gt;Sol&lt;/b&gt; &amp; vento');
      expect(page.body).toContain('--brand:#8a1c7c');
      expect(page.body).toContain('src="/a.png"');
      expect(page.body).not.toContain('elsewhere');
      expect(getVisibleText(page)).toMatch(/Olá!.*Até breve!/);
      expect(getVisibleText(page)).not.toMatch(/até o sistema se pagar|Inversor Growatt/);
    });

    test('a link that leads nowhere, or to a draft, says so; guessing ends', async () => {
      const draft = await beginProposal(api, api.people.owner, boards.customerId);
      for (const pid of ['naoexiste2026abc', draft.frontId, draft._id, '%27', 'a']) {
        const page = await look(`/proposta/final/${pid}`);
        expect([pid, page.statusCode]).toEqual([pid, 404]);
        expect(getVisibleText(page)).toContain('Confira o link com quem o enviou');
      }
      const { frontId, count } = await finished();
      for (let round = 0; round < 30; round += 1)
        await look(`/proposta/final/${SLUG}/${count}/aaa${round % 10}x`);
      const waiting = await look(`/proposta/final/${SLUG}/${count}/${frontId.slice(0, 5)}`);
      expect(waiting.statusCode).toBe(429);
      expect(waiting.headers['retry-after']).toBeDefined();
    });

    test('one that is over, or being changed, shows whom to ask and no figures', async () => {
      const { frontId, _id } = await finished();
      await api.query("update proposals set validity_date = '2026-01-31' where id = $1", [_id]);
      const over = await look(`/proposta/final/${frontId}`);
      expect(over.statusCode).toBe(410);
      expect(getVisibleText(over)).toContain('valeu até 31/01/2026');
      expect(getVisibleText(over)).not.toContain('14.700');
      await api.query('update proposals set validity_date = null, step = 2 where id = $1', [_id]);
      const changing = await look(`/proposta/final/${frontId}`);
      expect(changing.statusCode).toBe(409);
      expect(getVisibleText(changing)).toContain('está sendo atualizada por dono');
    });

    test('[proposals-034] views: once a visitor and day, never own people, previews of messages, prefetches', async () => {
      const { frontId, _id } = await finished();
      const page = `/proposta/final/${frontId}`;
      const path = `/proposta/vista/${frontId}`;
      // A request for the page counts as no view, whatever program sends it.
      for (const agent of ['Mozilla/5.0 (Windows NT 10.0) Chrome/140', 'Monitor', ''])
        for (const address of [page, `/proposta/final/mobile/${frontId}`, `/proposta/final/pdf/${frontId}`])
          await look(address, { 'user-agent': agent });
      const { body } = await look(page);
      expect(body).toMatch(new RegExp(`animation:seen [^}]*2s.*background-image:url\\(${path}\\)`));
      expect(await getViews(_id)).toBe(0);
      const draw = (headers: Record<string, string> = {}) =>
        look(path, { accept: 'image/avif,image/webp,*/*;q=0.8', ...headers });
      const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
      for (const agent of [
        '',
        'WhatsApp/2.24',
        'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36',
        'Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537.36 BingPreview/1.0b',
        'Mozilla/5.0 (via ggpht.com GoogleImageProxy)',
        'UptimeRobot/2.0',
      ])
        await draw({ 'user-agent': agent });
      // What follows every address of a page asks as for a page, or for anything.
      for (const accept of ['text/html,application/xhtml+xml,image/avif,*/*;q=0.8', '*/*', ''])
        await look(path, { 'user-agent': chrome, accept });
      await draw({ 'sec-fetch-dest': 'document' });
      await draw({ cookie: `girassol_visitor=7.${api.people.owner.accountId}`, 'user-agent': 'Own' });
      await draw({ 'user-agent': 'Ahead', 'sec-purpose': 'prefetch' });
      await requestPage(api, path, {
        method: 'HEAD',
        headers: { 'user-agent': 'Head', accept: 'image/webp' },
      });
      expect(await getViews(_id)).toBe(0);
      await draw();
      await draw();
      await draw({ cookie: `girassol_visitor=7.${api.people.neighbour.accountId}` });
      expect(await getViews(_id)).toBe(1);
      await look(`/proposta/final/pdf/${frontId}`, { 'user-agent': 'Mail', 'sec-fetch-user': '?1' });
      expect(await getViews(_id)).toBe(2);
    });

    describe('taking it', () => {
      const send = (frontId: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
        sendAcceptance(api, frontId, fields, headers);
      const open = async () => {
        const proposal = await finished();
        return { ...proposal, offer: await readOfferVersionAndHash(api, proposal.frontId) };
      };
      const kept = (id: string) =>
        api.query('select * from proposal_acceptances where proposal_id = $1', [id]);

      test('by name and document, without a script; twice at once and again change nothing', async () => {
        const { frontId, _id, offer, version } = await open();
        const answers = await Promise.all([
          send(frontId, { ...acceptingPerson, ...offer }),
          send(frontId, { ...acceptingPerson, ...offer, name: 'Outra Pessoa' }),
        ]);
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
        expect(answers[0]?.headers.location).toMatch(/^\/proposta\/final\/.*#aceite$/);
        expect(await kept(_id)).toEqual([
          expect.objectContaining({
            version,
            offer_hash: offer.hash,
            document: '52998224725',
            network: '127.0.0.0/24',
          }),
        ]);
        const page = await look(`/proposta/final/${frontId}`);
        const text = getVisibleText(page);
        expect(text).toContain('aceitou esta proposta em');
        expect(text).toMatch(/^.{0,200}Proposta aceita em \d\d\/\d\d\/\d{4}\. Ver o aceite/s);
        expect(text).toContain('O próximo passo é o contrato');
        expect(text).not.toContain('Válida até');
        expect(page.body).not.toContain('<form');
        expect(page.body).not.toContain('52998224725');
      });

      test('what is no text is nothing typed: the page comes back and asks', async () => {
        const { frontId, _id, offer } = await open();
        const answer = await requestPage(api, `/proposta/final/${frontId}`, {
          method: 'POST',
          payload: { ...acceptingPerson, ...offer, name: {} },
        });
        expect([answer.statusCode, getVisibleText(answer)]).toEqual([
          400,
          expect.stringContaining('Insira seu nome e sobrenome.'),
        ]);
        expect(await kept(_id)).toEqual([]);
      });

      test('the seller sees it in the list and in the history; the link of the monitoring changes nothing of it', async () => {
        const { owner } = api.people;
        const { frontId, _id, offer } = await open();
        await send(frontId, { ...acceptingPerson, ...offer });
        const listed = async () => {
          const params = { cid: boards.customerId, multiplier: 1 };
          const list = await api.call('GET /proposals/customer/:cid/:multiplier', { as: owner, params });
          return list.proposals.find((one) => one._id === _id)?.acceptedTimestamp;
        };
        expect(Date.now() - ((await listed()) ?? 0)).toBeLessThan(60_000);
        const accepted = await api.call('POST /proposals/filtered/:userId/:multiplier', {
          as: owner,
          params: { userId: owner.userId, multiplier: 1 },
          body: { filter1Active: true, filter1Value: 'ACCEPTED', pageSize: 50 },
        });
        expect(accepted.proposals.map((one) => one._id)).toContain(_id);
        expect(accepted.proposals.every(({ acceptedTimestamp }) => acceptedTimestamp !== null)).toBe(true);
        const lines = await api.query<{ content: string; user_name: string }>(
          "select content, user_name from histories where title = 'Proposta aceita pelo cliente' order by id desc limit 1",
        );
        expect(lines[0]?.user_name).toBe(acceptingPerson.name);
        expect(lines[0]?.content).toContain('CPF 529.982.247-25');

        const link = { as: owner, params: { pid: _id }, body: { link: 'https://monitor.test/1' } };
        await api.call('PUT /proposals/single/monitoring-link/:pid', link);
        expect(await listed()).not.toBeNull();
        expect(getVisibleText(await look(`/proposta/final/${frontId}`))).toContain(
          'aceitou esta proposta em',
        );
      });

      test('what is missing is said in the words of the page, and what was typed stays', async () => {
        const { frontId, _id, offer } = await open();
        // The browser's own words would come before those of the page.
        expect((await look(`/proposta/final/${frontId}`)).body).toMatch(/<form [^>]*novalidate/i);
        const empty = await send(frontId, { ...offer });
        expect(getVisibleText(empty)).toMatch(/nome e sobrenome.*CPF ou CNPJ válido.*Marque que leu/);
        const page = await send(frontId, { ...offer, name: 'Maria', document: '111.111.111-11' });
        expect(page.statusCode).toBe(400);
        expect(page.body).toContain('value="111.111.111-11"');
        expectPageOpensAtError(page.body);
        expect(getVisibleText(page)).toMatch(/nome e sobrenome.*CPF ou CNPJ válido.*Marque que leu/);
        const odds: Record<string, string>[] = [
          {},
          { name: '\0\0 x', document: '\0' },
          { version: 'x', hash: '1', ...acceptingPerson },
        ];
        for (const odd of odds) expect([400, 409]).toContain((await send(frontId, odd)).statusCode);
        expect(await kept(_id)).toEqual([]);
      });

      test('not in another version than the one that was read, not when it is over, not from another site', async () => {
        const { frontId, _id, offer } = await open();
        await api.query('update proposals set version = version + 1 where id = $1', [_id]);
        const stale = await send(frontId, { ...acceptingPerson, ...offer });
        expect(stale.statusCode).toBe(409);
        expect(getVisibleText(stale)).toContain('A proposta foi atualizada depois que você a abriu');
        expect(
          (await send(frontId, { ...acceptingPerson, ...offer }, { origin: 'https://elsewhere.test' }))
            .statusCode,
        ).toBe(403);
        await api.query("update proposals set validity_date = '2026-01-31' where id = $1", [_id]);
        expect((await send(frontId, { ...acceptingPerson, ...offer })).statusCode).toBe(410);
        expect((await send('naoexiste2026abc', { ...acceptingPerson, ...offer })).statusCode).toBe(404);
        expect(await kept(_id)).toEqual([]);
      });
    });

    test('[proposals-037] the PDF: kept once printed; the print view where the account prefers fast ones, or nothing prints', async () => {
      const { frontId, _id } = await finished();
      const path = `/proposta/final/pdf/${frontId}`;
      const first = await look(path);
      if (findChromium(undefined) === null) {
        expect(first.statusCode).toBe(503);
        expect(first.body).toContain(`/proposta/final/impressao/${frontId}`);
      } else {
        expect(first.headers['content-type']).toBe('application/pdf');
        expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
        expect((await look(path)).rawPayload.equals(first.rawPayload)).toBe(true);
        const documents = await api.query('select version from proposal_documents where proposal_id = $1', [
          _id,
        ]);
        expect(documents).toHaveLength(1);
      }
      const prefer = (isFast: boolean) =>
        api.query(
          `update settings set document = document || jsonb_build_object('useFastPDFRendering', $2::boolean) where account_id = $1`,
          [api.people.owner.accountId, isFast],
        );
      await prefer(true);
      const fast = await look(path);
      await prefer(false);
      expect([fast.statusCode, fast.headers.location]).toEqual([
        303,
        `/proposta/final/impressao/${frontId}?imprimir=1`,
      ]);
      await api.query("update proposals set validity_date = '2026-01-31' where id = $1", [_id]);
      expect((await look(path)).statusCode).toBe(410);
    });

    test(
      'the PDF is printed before anybody asks: when a proposal is finished, once more when it is taken',
      async () => {
        await api.query('delete from jobs');
        const { frontId, _id, version } = await finished();
        const jobs = () =>
          api.query<{ state: string }>(
            "select state from jobs where kind = 'proposals.print' order by created_at",
          );
        const printed = () =>
          api.query<{ content_hash: string }>(
            'select content_hash from proposal_documents where proposal_id = $1',
            [_id],
          );
        expect(await jobs()).toEqual([{ state: 'QUEUED' }]);
        await api.app.jobs.runDue();
        // Also where nothing prints: then it is printed when somebody asks.
        expect(await jobs()).toEqual([{ state: 'DONE' }]);
        const [first] = await printed();

        const offer = await readOfferVersionAndHash(api, frontId);
        expect(
          (await sendAcceptance(api, frontId, { ...acceptingPerson, ...offer })).statusCode,
        ).toBeLessThan(400);
        await api.app.jobs.runDue();
        expect(await jobs()).toEqual([{ state: 'DONE' }, { state: 'DONE' }]);
        if (findChromium(undefined) === null) return;
        const [second, ...more] = await printed();
        expect(first?.content_hash).toMatch(/^[0-9a-f]{64}$/);
        expect(second?.content_hash).not.toBe(first?.content_hash);
        expect([more, version]).toEqual([[], expect.any(Number)]);
      },
      TEST_TIMEOUTS_MS.process,
    );

    test('[proposals-031] [proposals-034] a PDF that is sent is kept beside the others, for whoever has the address', async () => {
      const { owner, neighbour } = api.people;
      const { frontId, _id, count } = await finished();
      const pdf = { name: 'Proposta Word.pdf', content: '%PDF-1.7 conteúdo' };
      const ask = { as: owner, params: { pid: _id }, body: {}, file: pdf };
      const { url } = await api.call('POST /templates/pdf-2-0/:pid', ask);
      expect((await look(url)).headers['content-type']).toBe('application/pdf');
      for (const file of [
        { name: 'a.pdf', content: '<html>' },
        { name: 'a.txt', content: 'texto' },
      ])
        expect([400, 415]).toContain(
          (await api.refused('POST /templates/pdf-2-0/:pid', { ...ask, file })).status,
        );
      const theirs = await api.refused('POST /templates/pdf-2-0/:pid', { ...ask, as: neighbour });
      expect(theirs.status).toBe(404);
      const draft = await beginProposal(api, owner, boards.customerId);
      const early = await api.refused('POST /templates/pdf-2-0/:pid', { ...ask, params: { pid: draft._id } });
      expect(early.status).toBe(409);

      const byCode = { slug: SLUG, count: count ?? 0, code: frontId.slice(0, 5) };
      const { archive } = await api.call('GET /proposals/archive/:slug/:count/:code', { params: byCode });
      expect(archive).toMatchObject({
        companyName: 'Sol Nascente',
        finalUrl: `/proposta/final/${SLUG}/${count}/${byCode.code}`,
        documents: [{ name: 'Proposta Word.pdf', kind: 'SENT', isCurrent: true }],
      });
      const absent = { params: { frontId: draft.frontId } };
      expect((await api.refused('GET /proposals/archive/:frontId', absent)).status).toBe(404);
    });

    test('the picture of a link is in the colour of the brand; anything else is no picture', async () => {
      const picture = await look('/proposta/imagem/8a1c7c.png');
      expect(picture.headers['content-type']).toBe('image/png');
      expect(picture.rawPayload.readUInt32BE(16)).toBe(1_200);
      expect(picture.rawPayload.length).toBeLessThan(100_000);
      expect((await look('/proposta/imagem/vermelho.png')).statusCode).toBe(404);
    });

    test('a preview shows what would be, to whoever has its address, for half an hour', async () => {
      const { owner, neighbour } = api.people;
      const draft = await beginProposal(api, owner, boards.customerId);
      const body = {
        validityDate: null,
        theme: { primaryColor: '#8A1C7C', logoUrl: '', cover: '' },
        title: 'Só um ensaio',
      };
      const ask = { as: owner, params: { pid: draft.frontId }, body };
      const { url } = await api.call('POST /proposals/preview/:pid', ask);
      const page = await look(url);
      expect(page.statusCode).toBe(200);
      expect(getVisibleText(page)).toMatch(/Prévia.*Só um ensaio/);
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(await getViews(draft._id)).toBe(0);
      expect((await api.refused('POST /proposals/preview/:pid', { ...ask, as: neighbour })).status).toBe(404);
      const early = { ...ask, body: { ...body, paymentConditions: 'À vista' } };
      expect((await api.refused('POST /proposals/preview/:pid', early)).status).toBe(400);

      const next = await api.call('POST /proposals/preview/:pid', {
        ...ask,
        body: { ...body, title: 'Outro ensaio' },
      });
      // Another address, so that a frame loads it; one that still asks for the former is no dead page.
      expect(next.url).not.toBe(url);
      expect(getVisibleText(await look(url))).toMatch(/Outro ensaio/);
      await api.query("update proposal_previews set made_at = now() - interval '31 minutes'");
      expect((await look(next.url)).statusCode).toBe(410);
      expect((await look('/proposta/previa/nada')).statusCode).toBe(410);
    });

    test('a preview shows texts of earlier steps that were not saved yet', async () => {
      const { owner } = api.people;
      const { _id: pid } = await finished();
      const body = {
        validityDate: null,
        theme: { primaryColor: '#8A1C7C', logoUrl: '', cover: '' },
        aboutTheEquipament: 'Módulos com garantia de 25 anos.',
        paymentConditions: 'Metade na entrada.',
      };
      const { url } = await api.call('POST /proposals/preview/:pid', { as: owner, params: { pid }, body });
      const text = getVisibleText(await look(url));
      expect(text).toContain('Módulos com garantia de 25 anos.');
      expect(text).toContain('Metade na entrada.');
      const { proposal } = await api.call('GET /proposals/single/:pid', { as: owner, params: { pid } });
      expect(proposal.revenueData?.paymentConditions).toBe('');
    });

    test('a preview says whether the customer sees the proposal like this already', async () => {
      const { owner } = api.people;
      const { _id: pid, frontId, validityDate } = await finished();
      const preview = async (title: string) => {
        const theme = { primaryColor: '#1F6F54', logoUrl: '', cover: '' };
        const body = { validityDate, theme, title };
        const { url } = await api.call('POST /proposals/preview/:pid', { as: owner, params: { pid }, body });
        return getVisibleText(await look(url));
      };
      expect(await preview('')).toContain('Prévia: é assim que o cliente vê esta proposta.');
      expect(await preview('Outro título')).toContain('Prévia: o cliente ainda não vê esta proposta assim.');
      await api.query('update proposals set step = 5 where front_id = $1', [frontId]);
      expect(await preview('')).toContain('Prévia: o cliente ainda não vê esta proposta assim.');
    });

    test('[proposals-034] the bar of a page ends before the form to which it leads, and stands last without one', async () => {
      const { frontId } = await finished();
      const order = async () => {
        const { body } = await look(`/proposta/final/${frontId}`);
        return [...body.matchAll(/class="tools"|id="aceite"|class="page answer"/g)].map(([mark]) => mark);
      };
      expect(await order()).toEqual(['class="tools"', 'class="page answer"', 'id="aceite"']);
      const offer = await readOfferVersionAndHash(api, frontId);
      await sendAcceptance(api, frontId, { ...acceptingPerson, ...offer });
      expect(await order()).toEqual(['class="page answer"', 'id="aceite"', 'class="tools"']);
    });

    test('where the area is left out, and on a domain of a customer, the shell answers', async () => {
      const { frontId } = await finished();
      const elsewhere = await look(`/proposta/final/${frontId}`, { host: 'www.padaria.com.br' });
      expect(elsewhere.body).toContain('id="girassol-page"');
      expect(elsewhere.body).not.toContain('Maria');
    });
  },
  { BUILD_DIR: buildDir },
);

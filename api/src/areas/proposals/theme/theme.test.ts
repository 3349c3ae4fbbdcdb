import { rmSync } from 'node:fs';
import { addDays, MAX_PROPOSAL_IMAGE_BYTES } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../../test/boards';
import { createBuildWithProposals, requestPage } from '../../../../test/final-pages';
import { ONE_PIXEL_PNG, type TestFile } from '../../../../test/form';
import { describeApi } from '../../../../test/harness';
import { createPhonePhoto, readPictureFacts } from '../../../../test/pictures';
import { beginProposal, createFinishedProposal, createReadyProposal } from '../../../../test/proposals';
import type { TestPerson } from '../../../../test/test-people';

const SET = 'PUT /templates/authenticated/data/:userId';
const ADD = 'POST /templates/proposal-image/:userId';
const STYLE = 'POST /proposals/step-5/:pid';

const plain = { primaryColor: '#123456', logoUrl: '', cover: '' };
const logo: TestFile = { name: 'marca.png', content: ONE_PIXEL_PNG };

const buildDir = createBuildWithProposals();
afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

describeApi(
  'how proposals look',
  (api) => {
    let boards: TestBoards;
    beforeAll(async () => {
      boards = await createTestBoards(api);
    });

    const image = (as: TestPerson, file = logo) => ({
      as,
      params: { userId: as.userId },
      body: { kind: 'LOGO' as const },
      file,
    });
    const set = (as: TestPerson, theme = plain, from?: typeof plain) => ({
      as,
      params: { userId: as.userId },
      body: { theme, ...(from && { from }) },
    });
    const getTheme = async (as: TestPerson) =>
      (await api.call('GET /settings/user/:userId', { as, params: { userId: as.userId } })).settings
        .proposalTheme;

    testAtHoursOfTheDay(
      '[proposals-018] a new proposal looks as its account says, and is valid for 15 days',
      async ({ today }) => {
        const { owner } = api.people;
        const { url } = await api.call(ADD, image(owner));
        const theme = { primaryColor: '#7a1f54', logoUrl: url, cover: '/api/proposal-covers/telhado' };
        await api.call(SET, set(owner, theme));
        expect(await getTheme(owner)).toEqual(theme);
        const proposal = await beginProposal(api, owner, boards.customerId);
        expect(proposal.proposalCustomizationData).toMatchObject({ theme, closing: '' });
        expect(proposal.validityDate).toBe(addDays(today, 15));
      },
    );

    test('a logo is read by whoever has its address, and nothing in it runs', async () => {
      const { url } = await api.call(ADD, image(api.people.owner));
      const read = await api.send({ method: 'GET', url });
      expect(await readPictureFacts(read.rawPayload)).toMatchObject({ format: 'png', width: 1, height: 1 });
      expect(read.headers).toMatchObject({
        'content-type': 'image/png',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const [file] = await api.query<{ id: string }>('select id from stored_files where is_public limit 1');
      const elsewhere = `/api/proposal-images/${api.people.neighbour.accountId}/${file?.id}`;
      expect((await api.send({ method: 'GET', url: elsewhere })).statusCode).toBe(404);
      const cover = await api.send({ method: 'GET', url: '/api/proposal-covers/campo' });
      expect(cover.headers['content-type']).toContain('image/svg+xml');
    });

    test('what a camera wrote into a photo is in no document', async () => {
      const { owner } = api.people;
      const photo = { name: 'telhado.jpg', content: await createPhonePhoto(2_400, 1_200) };
      const { url } = await api.call(ADD, { ...image(owner, photo), body: { kind: 'ROOF' } });
      const { rawPayload, headers } = await api.send({ method: 'GET', url });
      expect(await readPictureFacts(rawPayload)).toMatchObject({
        format: 'jpeg',
        width: 1_000,
        height: 2_000,
      });
      expect(rawPayload.includes('Telefone do Dono')).toBe(false);
      expect(headers['content-length']).toBe(String(rawPayload.length));
    });

    test('a photo that browsers do not open, or that is broken, is refused in words', async () => {
      const { owner } = api.people;
      const heic = { name: 'IMG_1.heic', content: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') };
      expect(await api.refused(ADD, image(owner, heic))).toMatchObject({
        status: 415,
        message: expect.stringContaining('Fotos HEIC'),
      });
      const broken = { name: 'casa.jpg', content: (await createPhonePhoto()).subarray(0, 700) };
      expect(await api.refused(ADD, image(owner, broken))).toMatchObject({
        status: 415,
        message: 'A imagem está danificada ou incompleta. Salve-a de novo e envie.',
      });
    });

    test('SVG, other files and large pictures are no logo', async () => {
      const { owner } = api.people;
      const refusals = [
        { name: 'marca.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' },
        { name: 'marca.pdf', content: '%PDF-1.7' },
        { name: 'marca.png', content: '<svg onload="alert(1)">' },
      ];
      for (const file of refusals) expect((await api.refused(ADD, image(owner, file))).status).toBe(415);
      const large = {
        name: 'capa.png',
        content: Buffer.concat([ONE_PIXEL_PNG, Buffer.alloc(MAX_PROPOSAL_IMAGE_BYTES)]),
      };
      const refusal = await api.refused(ADD, image(owner, large));
      expect(refusal).toMatchObject({ status: 413, message: 'A imagem passa de 4 MB. Envie uma menor.' });
    });

    test('pictures are those of the account or of the house: a document loads nothing from elsewhere', async () => {
      const { owner, neighbour } = api.people;
      const { url } = await api.call(ADD, image(neighbour));
      const { _id, version } = await beginProposal(api, owner, boards.customerId);
      for (const logoUrl of ['https://exemplo.com/pixel.png', 'javascript:alert(1)', url]) {
        const body = { validityDate: null, theme: { ...plain, logoUrl }, version };
        const refusal = await api.refused(STYLE, { as: owner, params: { pid: _id }, body });
        expect(refusal.fields?.[0]?.path).toBe('theme.logoUrl');
        expect((await api.refused(SET, set(owner, { ...plain, logoUrl }))).status).toBe(400);
      }
    });

    test('a picture of the roof stands in the document, and is one of the account itself', async () => {
      const { owner, neighbour } = api.people;
      const add = async (as: TestPerson) =>
        (
          await api.call(ADD, {
            ...image(as, { name: 'telhado.png', content: ONE_PIXEL_PNG }),
            body: { kind: 'ROOF' },
          })
        ).url;
      const { _id, frontId, version } = await createFinishedProposal(api, owner, boards.customerId);
      const look = (roofPicture: string) => ({
        as: owner,
        params: { pid: _id },
        body: { validityDate: null, theme: plain, roofPicture, version },
      });
      for (const wrong of ['https://exemplo.com/casa.jpg', await add(neighbour)])
        expect((await api.refused(STYLE, look(wrong))).fields?.[0]?.path).toBe('roofPicture');
      const own = await add(owner);
      const { proposal } = await api.call(STYLE, look(own));
      expect(proposal.proposalCustomizationData?.roofPicture).toBe(own);
      await api.call('POST /proposals/step-6/:pid', {
        as: owner,
        params: { pid: _id },
        body: { version: proposal.version },
      });
      for (const view of ['final', 'final/mobile', 'final/impressao']) {
        const page = await requestPage(api, `/proposta/${view}/${frontId}`);
        expect(page.body).toContain(`<img class="roof" src="${own}" alt="Foto do telhado"/>`);
      }
      const svg = { name: 'telhado.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
      const refusal = await api.refused(ADD, { ...image(owner, svg), body: { kind: 'ROOF' } });
      expect(refusal.status).toBe(415);
    });

    test('[shell.menus-006] the look of the account is set with configManager, for the own account', async () => {
      const { owner, vendor, neighbour } = api.people;
      expect((await api.refused(SET, set(vendor))).status).toBe(403);
      const params = { userId: neighbour.userId };
      expect((await api.refused(SET, { ...set(owner), params })).status).toBe(404);
    });

    test('two people do not overwrite each other unseen', async () => {
      const { owner } = api.people;
      await api.call(SET, set(owner, plain));
      const mine = { ...plain, primaryColor: '#aa0000' };
      const other = { ...plain, primaryColor: '#00aa00' };
      await api.call(SET, set(owner, other, plain));
      expect((await api.refused(SET, set(owner, mine, plain))).status).toBe(409);
      expect(await getTheme(owner)).toEqual(other);
      expect((await api.call(SET, set(owner, mine, other))).theme).toEqual(mine);
    });

    test('texts of earlier steps are kept with them; without a price there are no conditions of payment', async () => {
      const { owner } = api.people;
      const { _id, version } = await createReadyProposal(api, owner, boards.customerId);
      const texts = { aboutTheEquipament: 'Doze anos de garantia.', paymentConditions: '50% no pedido.' };
      const body = { validityDate: null, theme: plain, closing: 'Até breve.', ...texts };
      const { proposal } = await api.call(STYLE, {
        as: owner,
        params: { pid: _id },
        body: { ...body, version },
      });
      expect(proposal).toMatchObject({
        step: 5,
        aboutTheEquipament: texts.aboutTheEquipament,
        revenueData: { paymentConditions: texts.paymentConditions, finalPrice: 14_700 },
        pricingTerms: { paymentConditions: texts.paymentConditions },
        proposalCustomizationData: { closing: 'Até breve.' },
      });
      const early = await beginProposal(api, owner, boards.customerId);
      const refusal = await api.refused(STYLE, {
        as: owner,
        params: { pid: early._id },
        body: { ...body, version: early.version },
      });
      expect(refusal.fields?.[0]?.path).toBe('paymentConditions');
    });
  },
  { BUILD_DIR: buildDir },
);

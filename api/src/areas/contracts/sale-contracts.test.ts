import { generateId } from '@girassol/api-platform/database';
import { UNPACKED_DOCX_LIMITS } from '@girassol/api-platform/docx/clean-docx';
import { readZip } from '@girassol/api-platform/files/read-zip';
import { buildZip } from '@girassol/api-platform/files/write-zip';
import { addDays, TEMPLATE_NEEDS_CONFIGURATION_MESSAGE, toIsoDate } from '@girassol/shared-domain';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { buildContractRequest, generateContract, uploadContractTemplate } from '../../../test/contracts';
import { createTestConverter } from '../../../test/converter';
import { buildWordFile } from '../../../test/form';
import { describeApi } from '../../../test/harness';
import { createItemLifeTestClient } from '../../../test/item-life';
import { createFinishedProposal } from '../../../test/proposals';
import type { TestPerson } from '../../../test/test-people';
import { downloadWordText } from '../../../test/word';

const LIST = 'GET /sales/contracts/:userId/:saleId';
const KEEP = 'PUT /sales/contracts/:userId/:saleId/:contractId';
const REMOVE = 'DELETE /sales/contracts/:userId/:saleId/:contractId';
const PDF = 'GET /sales/contracts/:userId/:saleId/:contractId/pdf';
const PAGES = 'GET /sales/contracts/:userId/:saleId/:contractId/pages';
const ARCHIVE = 'GET /archives/customer/:userId/:cid';

const converter = createTestConverter();

describeApi(
  'contracts of items',
  (api) => {
    let boards: TestBoards;
    let templateId: string;
    let saleId: string;
    let cid: string;
    const life = createItemLifeTestClient(api);

    beforeAll(async () => {
      boards = await createTestBoards(api);
      templateId = await uploadContractTemplate(api, api.people.owner);
    });
    beforeEach(async () => {
      cid = await boards.addCustomer(api.people.owner, 'Ana Schmidt');
      saleId = (await boards.addItem(api.people.owner, { customerId: cid }))._id;
    });

    const owner = () => api.people.owner;
    const at = (contractId: string, as: TestPerson = owner()) => ({
      as,
      params: { userId: as.userId, saleId, contractId },
    });
    const list = async (as: TestPerson = owner()) =>
      api.call(LIST, { as, params: { userId: as.userId, saleId } });
    const generate = (as: TestPerson = owner(), wish: object = {}) =>
      generateContract(api, as, { saleId, contractId: templateId, ...wish });
    const archive = async () =>
      (await api.call(ARCHIVE, { as: owner(), params: { userId: owner().userId, cid } })).archive;
    const sent = (contractId: string, state: string) =>
      api.query(
        `insert into signatures (account_id, id, contract_id, user_id, state, provider, key, sent_at, document_hash)
         values ($1, $2, $3, $4, $5, 'own', $6, now(), 'x')`,
        [owner().accountId, generateId(), contractId, owner().userId, state, generateId()],
      );
    const getFile = async (url: string) => (await api.send({ method: 'GET', url })).statusCode;

    test('[contracts-027, contracts-010, contracts-019, contracts-030] a document is kept with a number of its own, the newest first', async () => {
      const { nextNumber } = await list();
      await generate(owner(), { name: 'Primeiro' });
      const events = await life.getEvents(() => generate(owner(), { name: 'Segundo' }));
      const { contracts } = await list();
      expect(contracts).toMatchObject([
        { name: 'Segundo', number: nextNumber + 1, missing: ['cliente_rg'], signature: null },
        { name: 'Primeiro', number: nextNumber, template: { _id: templateId, name: 'Instalação' } },
      ]);
      expect(await downloadWordText(api, contracts[0]?.fileUrl)).toContain('Contrato de Ana');
      expect(events).toContainEqual(expect.objectContaining({ kind: 'contracts-changed', sale: saleId }));
      expect(events).toContainEqual(expect.objectContaining({ kind: 'item-changed', item: saleId }));
      const histories = await api.query<{ content: string }>(
        `select content from histories where sale_id = $1 and title = 'Contrato gerado' order by id`,
        [saleId],
      );
      expect(histories.map(({ content }) => content)[1]).toMatch(
        /^Contrato \d{5}, "Segundo", para assinar até \d\d\/\d\d\/\d{4}\.$/,
      );
    });

    test('a document of a template that an earlier release stored is kept as its final text, and what changed is told', async () => {
      const request = buildContractRequest(owner(), { saleId, contractId: templateId });
      const parts = readZip(Buffer.from(request.file.content), UNPACKED_DOCX_LIMITS);
      const main = parts.get('word/document.xml')?.toString() ?? '';
      const filled =
        '<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:p><w:r><w:t>Maria da Conceição</w:t></w:r></w:p></w:sdtContent></w:sdt>';
      const struck = '<w:del w:id="1" w:author="Ana"><w:r><w:delText>à vista</w:delText></w:r></w:del>';
      parts.set(
        'word/document.xml',
        Buffer.from(main.replace('<w:body>', `<w:body>${filled}`).replace('</w:p>', `${struck}</w:p>`)),
      );
      const file = { ...request.file, content: buildZip(parts) };
      const { contracts, notes } = await api.call(KEEP, { ...request, file });
      expect(notes).toEqual([
        '1 alteração controlada aceita: 1 trecho excluído saiu (“à vista”).',
        '1 controle de conteúdo virou texto.',
      ]);
      expect(await downloadWordText(api, contracts[0]?.fileUrl)).toMatch(
        /^Maria da Conceição\nContrato de Ana/,
      );
      const preview = { as: owner(), params: { userId: owner().userId, saleId }, body: {}, file };
      expect(await api.call('POST /sales/contracts/preview/:userId/:saleId', preview)).toMatchObject({
        total: 1,
      });
      expect((await api.call(KEEP, request)).notes).toEqual([]);
    });

    test('[contracts-029] the item names its contracts, to who may open them', async () => {
      const contractId = await generate();
      const read = (as: TestPerson) => api.call('GET /sales/single/:saleId', { as, params: { saleId } });
      expect((await read(owner())).sale.contracts).toMatchObject([{ _id: contractId, signatureState: null }]);
      const panel = await api.call('POST /kanbans/single/item/:itemId', {
        as: owner(),
        params: { itemId: saleId },
        body: { type: 'SALES' },
      });
      expect(panel.populatedItem.contracts).toHaveLength(1);
      await sent(contractId, 'OPEN');
      expect((await read(owner())).sale.contracts).toMatchObject([{ signatureState: 'OPEN' }]);
    });

    test('[contracts-027] its file stands in the archive of the customer; deleted there, the contract keeps it', async () => {
      const contractId = await generate();
      const { folders, files } = await archive();
      const folder = folders.find(({ name }) => name === 'Contratos');
      expect(files).toMatchObject([
        {
          name: expect.stringMatching(/^Contrato \d{5} - Contrato de Ana$/),
          folder: folder?._id,
          extension: 'docx',
        },
      ]);
      await generate(owner(), { name: 'Outro' });
      expect((await archive()).folders.filter(({ name }) => name === 'Contratos')).toHaveLength(1);

      await api.call('DELETE /archives/customer/file/:cid/:fileId', {
        as: owner(),
        params: { cid, fileId: files[0]?._id ?? '' },
      });
      await api.call('DELETE /archives/customer/folder/:cid/:folderId', {
        as: owner(),
        params: { cid, folderId: folder?._id ?? '' },
      });
      await api.query(
        `update stored_files set delete_after = now() - interval '1 day' where delete_after is not null`,
      );
      const { contracts } = await list();
      for (const { fileUrl } of contracts) expect(await getFile(fileUrl)).toBe(200);
      // Replaced, it gets a place there again.
      await generate(owner(), { contractId });
      expect((await archive()).files.map(({ name }) => name)).toEqual([
        expect.stringMatching(/^Contrato \d{5} - Contrato de Ana$/),
      ]);
    });

    test('[contracts-015, contracts-016] an account that loses ENTERPRISE loads no archive and no contracts', async () => {
      await generate();
      const setPlan = (plan: string) =>
        api.query('update accounts set signup_plan = $2 where id = $1', [owner().accountId, plan]);
      await setPlan('CRM');
      for (const refusal of [
        await api.refused(LIST, at(templateId)),
        await api.refused(ARCHIVE, { as: owner(), params: { userId: owner().userId, cid } }),
        await api.refused(KEEP, buildContractRequest(owner(), { saleId, contractId: templateId })),
      ])
        expect(refusal.status).toBe(403);
      const { sale } = await api.call('GET /sales/single/:saleId', { as: owner(), params: { saleId } });
      expect(sale.contracts).toEqual([]);
      await setPlan('ENTERPRISE');
      expect((await list()).contracts).toHaveLength(1);
    });

    test.each(['AFTER_SALES', 'PRE_SALES'] as const)(
      '[contracts-015] items of %s have no contracts',
      async (type) => {
        saleId = (await boards.addItem(owner(), { customerId: cid, type }))._id;
        expect((await api.refused(LIST, at(templateId))).status).toBe(403);
        expect(
          (await api.refused(KEEP, buildContractRequest(owner(), { saleId, contractId: templateId }))).status,
        ).toBe(403);
      },
    );

    test('a vendor generates for own items, and other items are as absent', async () => {
      const { vendor, newcomer, neighbour } = api.people;
      const contractId = await generate();
      for (const as of [newcomer, neighbour])
        for (const refusal of [
          await api.refused(LIST, at(contractId, as)),
          await api.refused(PDF, at(contractId, as)),
          await api.refused(PAGES, at(contractId, as)),
          await api.refused(KEEP, buildContractRequest(as, { saleId, contractId })),
        ])
          expect([403, 404]).toContain(refusal.status);
      saleId = (await boards.addItem(vendor))._id;
      await generate(vendor);
      expect((await list(vendor)).contracts).toHaveLength(1);
    });

    test('[contracts-026] a template that needs configuration makes no contract and uses no number', async () => {
      const unready = await uploadContractTemplate(api, owner(), { lines: ['Contrato sem campos'] });
      const { nextNumber } = await list();
      expect(
        await api.refused(KEEP, buildContractRequest(owner(), { saleId, contractId: unready })),
      ).toMatchObject({ status: 400, message: TEMPLATE_NEEDS_CONFIGURATION_MESSAGE });
      expect(await list()).toMatchObject({ contracts: [], nextNumber });
    });

    test('[contracts-026] a contract is not made again of a template that lost its tags', async () => {
      const unready = await uploadContractTemplate(api, owner());
      const contractId = await generate(owner(), { contractId: unready });
      await api.query(`update document_templates set tags = '[]' where id = $1`, [unready]);
      expect(await api.refused(KEEP, buildContractRequest(owner(), { saleId, contractId }))).toMatchObject({
        status: 400,
        message: TEMPLATE_NEEDS_CONFIGURATION_MESSAGE,
      });
    });

    test('names have no extension and the number once, in files and histories', async () => {
      const { nextNumber } = await list();
      const numbered = `Contrato ${String(nextNumber).padStart(5, '0')}`;
      await generate(owner(), { name: `${numbered} Ana.docx` });
      const { contracts } = await list();
      expect(contracts).toMatchObject([{ name: `${numbered} Ana` }]);
      expect((await archive()).files).toMatchObject([{ name: `${numbered} - Ana` }]);
      const [line] = await api.query<{ content: string }>(
        `select content from histories where sale_id = $1 and title = 'Contrato gerado'`,
        [saleId],
      );
      expect(line?.content).toMatch(new RegExp(`^${numbered}, "Ana", para assinar até`));
    });

    test.each([
      ['0', 400],
      ['1.5', 400],
      ['', 400],
      ['15', 200],
    ])(
      '[contracts-017, contracts-018] a validity of "%s" days is answered with %i',
      async (validity, status) => {
        const request = buildContractRequest(owner(), { saleId, contractId: templateId });
        const asked = { ...request, body: { ...request.body, validity: validity as unknown as number } };
        if (status === 400) expect((await api.refused(KEEP, asked)).status).toBe(400);
        else {
          const { contracts } = await api.call(KEEP, asked);
          const { contracts: byDefault } = await api.call(KEEP, request);
          const day = addDays(toIsoDate(Date.now()), 15);
          expect([contracts[0]?.validityDate, byDefault[0]?.validityDate]).toEqual([day, day]);
        }
      },
    );

    test('a number that another contract got meanwhile is refused, so that no document says a wrong one', async () => {
      const { nextNumber } = await list();
      const request = buildContractRequest(owner(), { saleId, contractId: templateId });
      const numbered = { ...request, body: { ...request.body, number: nextNumber } };
      await api.call(KEEP, numbered);
      expect(await api.refused(KEEP, numbered)).toMatchObject({
        status: 409,
        fields: [{ path: 'number' }],
      });
      const { contracts } = await list();
      expect(contracts).toHaveLength(1);
    });

    test(
      'twenty made at once have twenty numbers',
      async () => {
        const { nextNumber } = await list();
        await Promise.all(Array.from({ length: 20 }, () => generate()));
        const { contracts } = await list();
        expect(contracts.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: 20 }, (_, index) => nextNumber + index),
        );
      },
      TEST_TIMEOUTS_MS.process,
    );

    test('it is made of a proposal of the same customer, which it names', async () => {
      const { _id: proposalId } = await createFinishedProposal(api, owner(), cid);
      const request = buildContractRequest(owner(), { saleId, contractId: templateId });
      const { contracts } = await api.call(KEEP, { ...request, body: { ...request.body, proposalId } });
      expect(contracts[0]?.proposal?._id).toBe(proposalId);
      const { _id: other } = await createFinishedProposal(api, owner(), boards.customerId);
      expect(
        await api.refused(KEEP, { ...request, body: { ...request.body, proposalId: other } }),
      ).toMatchObject({ status: 409, message: expect.stringContaining('outro cliente') });
    });

    test('until somebody was asked to sign it, it is replaced and keeps its number; after that it does not change', async () => {
      const contractId = await generate();
      const [before] = (await list()).contracts;
      await generate(owner(), { contractId, name: 'De novo', lines: ['Outro texto'] });
      const [after] = (await list()).contracts;
      expect(after).toMatchObject({ _id: contractId, number: before?.number, name: 'De novo', missing: [] });
      expect((await archive()).files).toMatchObject([
        { name: expect.stringMatching(/^Contrato \d{5} - De novo$/) },
      ]);
      await sent(contractId, 'REFUSED');
      expect(await api.refused(KEEP, buildContractRequest(owner(), { saleId, contractId }))).toMatchObject({
        status: 409,
        message: expect.stringContaining('já foi enviado para assinatura'),
      });
    });

    test.each(['', 'não é JSON', '[]', '{"a":1}', '{"a":{"b":{}}}', '{"a":"\\u0000"}'])(
      'content that is none is refused: %s',
      async (content) => {
        const request = buildContractRequest(owner(), { saleId, contractId: templateId });
        expect((await api.refused(KEEP, { ...request, body: { ...request.body, content } })).status).toBe(
          400,
        );
      },
    );

    test('a deleted template leaves its contracts, without its name', async () => {
      const gone = await uploadContractTemplate(api, owner(), { name: 'Passageiro' });
      await generate(owner(), { contractId: gone });
      await api.call('DELETE /contracts/single/:userId/:contractId', {
        as: owner(),
        params: { userId: owner().userId, contractId: gone },
      });
      expect((await list()).contracts).toMatchObject([{ template: null }]);
      expect(
        (await api.refused(KEEP, buildContractRequest(owner(), { saleId, contractId: gone }))).status,
      ).toBe(404);
    });

    describe('deleting', () => {
      test('[contracts-012, contracts-013] is for the MANAGER, whatever else somebody manages', async () => {
        const contractId = await generate();
        const { supervisor } = api.people;
        await api.query(
          `update users set permissions = permissions || '{"contractManager": true, "dataDeletion": true}' where id = $1`,
          [supervisor.userId],
        );
        expect((await api.refused(REMOVE, at(contractId, supervisor))).status).toBe(403);
        const { contracts } = await api.call(REMOVE, at(contractId));
        expect(contracts).toEqual([]);
      });

      test('one that was never sent is gone with its document', async () => {
        const contractId = await generate();
        await api.call(REMOVE, at(contractId));
        expect(await api.query('select id from sale_contracts where id = $1', [contractId])).toEqual([]);
        expect((await archive()).files).toEqual([]);
      });

      test('one that was sealed is hidden, and its evidence stays', async () => {
        const contractId = await generate();
        await sent(contractId, 'SEALED');
        expect((await api.call(REMOVE, at(contractId))).contracts).toEqual([]);
        const [row] = await api.query<{ file_id: string }>(
          'select file_id from sale_contracts where id = $1',
          [contractId],
        );
        expect(
          await api.query('select delete_after from stored_files where id = $1', [row?.file_id]),
        ).toEqual([{ delete_after: null }]);
        expect(await api.query('select state from signatures where contract_id = $1', [contractId])).toEqual([
          { state: 'SEALED' },
        ]);
      });

      test('one that people are signing waits', async () => {
        const contractId = await generate();
        await sent(contractId, 'OPEN');
        expect(await api.refused(REMOVE, at(contractId))).toMatchObject({
          status: 409,
          message: expect.stringContaining('Cancele a assinatura'),
        });
      });
    });

    describe('when what it stands on goes', () => {
      const removeItem = () =>
        api.call('DELETE /sales/single/:userId/:itemId', {
          as: owner(),
          params: { userId: owner().userId, itemId: saleId },
        });

      test('an item goes with its contracts; taken back, they are there again', async () => {
        const contractId = await generate();
        const { deed } = await removeItem();
        expect(
          await api.query('select deleted_at is not null as hidden from sale_contracts where id = $1', [
            contractId,
          ]),
        ).toEqual([{ hidden: true }]);
        await api.call('POST /sales/undo/:deedId', { as: owner(), params: { deedId: deed ?? '' } });
        expect((await list()).contracts).toMatchObject([{ _id: contractId }]);
      });

      test('an item with a sealed contract goes, its evidence stays, and its customer with it', async () => {
        const contractId = await generate();
        await sent(contractId, 'SEALED');
        await removeItem();
        expect(await api.query('select state from signatures where contract_id = $1', [contractId])).toEqual([
          { state: 'SEALED' },
        ]);
        const refusal = await api.refused('DELETE /customers/single/:userId/:cid', {
          as: owner(),
          params: { userId: owner().userId, cid },
        });
        expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('1 contrato') });
      });

      test('an item whose contract is being signed does not go', async () => {
        await sent(await generate(), 'COMPLETED');
        expect(
          await api.refused('DELETE /sales/single/:userId/:itemId', {
            as: owner(),
            params: { userId: owner().userId, itemId: saleId },
          }),
        ).toMatchObject({ status: 409, message: expect.stringContaining('está em assinatura') });
      });

      test('a customer that becomes another takes the contracts along', async () => {
        const contractId = await generate();
        const keep = await boards.addCustomer(owner(), 'Ana S.');
        await api.call('POST /customers/merge', { as: owner(), body: { keep, remove: cid, fields: [] } });
        expect((await list()).contracts).toMatchObject([{ _id: contractId }]);
        expect(await api.query('select customer_id from sale_contracts where id = $1', [contractId])).toEqual(
          [{ customer_id: keep }],
        );
      });

      test('a customer whose items went with contracts that nobody was sent is deleted', async () => {
        await generate();
        await removeItem();
        const { files } = await archive();
        await api.call('DELETE /archives/customer/file/:cid/:fileId', {
          as: owner(),
          params: { cid, fileId: files[0]?._id ?? '' },
        });
        await api.call('DELETE /customers/single/:userId/:cid', {
          as: owner(),
          params: { userId: owner().userId, cid },
        });
        expect(await api.query('select id from sale_contracts where customer_id = $1', [cid])).toEqual([]);
      });
    });

    test('the PDF is converted once, and again when the document is another', async () => {
      const contractId = await generate();
      const before = converter.converted;
      const urls = await Promise.all([1, 2, 3].map(() => api.call(PDF, at(contractId))));
      expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
      expect(await getFile(urls[0]?.url ?? '')).toBe(200);
      expect(await api.call(PAGES, at(contractId))).toMatchObject({
        total: 1,
        pages: [{ text: 'Página 1' }],
      });
      expect(converter.converted).toBe(before + 1);
      expect((await api.refused(PAGES, { ...at(contractId), query: { from: 2 } })).status).toBe(400);
      await generate(owner(), { contractId, lines: ['Outro'] });
      await api.call(PDF, at(contractId));
      expect(converter.converted).toBe(before + 2);
    });

    test('a document is shown before it is kept, and nothing of it is', async () => {
      const count = () => api.query('select id from stored_files');
      const before = await count();
      const shown = await api.call('POST /sales/contracts/preview/:userId/:saleId', {
        as: owner(),
        params: { userId: owner().userId, saleId },
        body: {},
        file: buildWordFile('Contrato de Ana'),
      });
      expect(shown).toMatchObject({ total: 1 });
      expect(await count()).toHaveLength(before.length);
    });
  },
  {},
  { converter },
);

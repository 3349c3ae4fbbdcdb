import { Readable } from 'node:stream';
import { ENQUEUE_TEMPLATE_CLEANING_SQL } from '@girassol/api-platform/database/migrations/20261126-0722-templates-of-earlier-releases';
import { UNPACKED_DOCX_LIMITS } from '@girassol/api-platform/docx/clean-docx';
import { readZip } from '@girassol/api-platform/files/read-zip';
import { buildZip } from '@girassol/api-platform/files/write-zip';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { addAfterSalesServices } from '../../../../test/after-sales';
import { uploadContractTemplate } from '../../../../test/contracts';
import { createTestConverter } from '../../../../test/converter';
import { buildWordFile } from '../../../../test/form';
import { describeApi } from '../../../../test/harness';
import type { TestPerson } from '../../../../test/test-people';
import { downloadWordText } from '../../../../test/word';

const LIST = 'GET /contracts/user/:userId';
const ONE = 'GET /contracts/single/:userId/:contractId';
const ADD = 'POST /contracts/new/:userId';
const EDIT = 'PUT /contracts/single/:userId/:contractId';
const REMOVE = 'DELETE /contracts/single/:userId/:contractId';

const converter = createTestConverter();

describeApi(
  'contract templates',
  (api) => {
    const list = (as: TestPerson) => api.call(LIST, { as, params: { userId: as.userId } });
    const of = (as: TestPerson, contractId: string) => ({ as, params: { userId: as.userId, contractId } });
    const sending = (as: TestPerson, ...lines: string[]) => ({
      as,
      params: { userId: as.userId },
      body: { name: 'Instalação' },
      file: buildWordFile(...lines),
    });

    beforeEach(() => api.query('delete from document_templates'));

    test('[contracts-002, contracts-004] a template is added with a number, listed with its file, and deleted', async () => {
      const { owner, neighbour } = api.people;
      const before = await list(owner);
      expect(before).toMatchObject({ contracts: [], companyName: 'Sol Nascente' });
      const { contract } = await api.call(ADD, sending(owner, 'De [[cliente_nome]] e [[cliente_nme]]'));
      expect(contract).toMatchObject({
        name: 'Instalação',
        number: before.nextNumber,
        isReady: true,
        unknownTags: ['cliente_nme'],
        version: 1,
      });
      expect(await downloadWordText(api, contract.fileUrl)).toContain('[[cliente_nome]]');
      expect(await list(owner)).toMatchObject({
        contracts: [{ _id: contract._id }],
        nextNumber: before.nextNumber + 1,
      });
      expect((await list(neighbour)).contracts).toEqual([]);
      expect((await api.refused(ONE, of(neighbour, contract._id))).status).toBe(404);
      expect((await api.refused(REMOVE, of(neighbour, contract._id))).status).toBe(404);
      await api.call(REMOVE, of(owner, contract._id));
      expect((await api.refused(ONE, of(owner, contract._id))).status).toBe(404);
    });

    test('without a tag that is filled a template is kept, and needs configuration until it has one', async () => {
      const { owner } = api.people;
      for (const line of ['Contrato sem campos', 'Com {cliente_nome} entre chaves', 'Com [[um_campo_meu]]'])
        expect((await api.call(ADD, sending(owner, line))).contract).toMatchObject({ isReady: false });
    });

    test('[contracts-020] what cannot be filled is refused, with its line and what to write', async () => {
      const { owner } = api.people;
      const refusal = await api.refused(ADD, sending(owner, '[[#modulos]] sem fim', 'De [[cliente_nome'));
      expect(refusal.status).toBe(415);
      expect(refusal.message).toContain('Escreva [[cliente_nome]]. Está em: “De [[cliente_nome”.');
      expect(refusal.message).toContain('falta [[/modulos]]');
      expect((await list(owner)).contracts).toEqual([]);
    });

    test.each([
      ['a page between two brackets', `[[${'x '.repeat(100_000)}]]`, 413],
      ['a loop of a page without its end', `[[#${'x'.repeat(100_000)}]]`, 415],
    ])('%s is refused briefly', async (_what, line, status) => {
      const refusal = await api.refused(ADD, sending(api.people.owner, line));
      expect(refusal.status).toBe(status);
      expect(refusal.message.length).toBeLessThan(1_000);
    });

    test('tracked changes are accepted before tags are read, comments stay out, and both are told', async () => {
      const { owner } = api.people;
      const file = buildWordFile('De [[cliente_nome]]');
      const content = addDraftMarks(file.content);
      const { contract, notes } = await api.call(ADD, { ...sending(owner), file: { ...file, content } });
      expect(notes).toEqual([
        '1 alteração controlada aceita: 1 trecho excluído saiu (“[[#modulos]] sem fim”).',
        '1 comentário retirado.',
      ]);
      expect(contract).toMatchObject({ isReady: true, unknownTags: [] });
      expect(await downloadWordText(api, contract.fileUrl)).toBe('De [[cliente_nome]]');
      const edit = { ...of(owner, contract._id), body: { name: 'Outro' } };
      expect((await api.call(EDIT, edit)).notes).toBeUndefined();
      expect((await api.call(EDIT, { ...edit, file: { ...file, content } })).notes).toEqual(notes);
      expect((await api.call(EDIT, { ...edit, file })).notes).toEqual([]);
    });

    test('a content control that nobody filled in is refused with its text, in a template of any kind', async () => {
      const { owner } = api.people;
      const file = { ...buildWordFile(''), content: withMain(promptFor('Clique para digitar')) };
      const refusal = await api.refused(ADD, { ...sending(owner), file });
      expect(refusal).toMatchObject({
        status: 415,
        message: expect.stringContaining('“Clique para digitar”'),
      });
      const order = { as: owner, params: { userId: owner.userId }, body: { name: 'Ordem' }, file };
      await addAfterSalesServices(api, owner);
      expect((await api.refused('POST /templates/service-order/:userId', order)).message).toBe(
        refusal.message,
      );
    });

    test('a template of an earlier release is written anew before it is filled, whatever its kind', async () => {
      const { owner } = api.people;
      await addAfterSalesServices(api, owner);
      const { contract } = await api.call(ADD, sending(owner, 'De [[cliente_nome]]'));
      await api.call('POST /templates/service-order/:userId', sending(owner));
      const store = async (type: string, content: Buffer) => {
        const [row] = await api.query<{ id: string; file_id: string }>(
          'select id, file_id from document_templates where account_id = $1 and type = $2',
          [owner.accountId, type],
        );
        await api.app.files.store.put(row?.file_id ?? '', Readable.from([content]));
        await api.query('update stored_files set size = $2 where id = $1', [row?.file_id, content.length]);
      };
      await store('CONTRACT', addDraftMarks(buildWordFile('De [[cliente_nome]] e [[campo_meu]]').content));
      await store('SERVICE_ORDER', withMain(promptFor('Clique e digite')));
      await api.query("delete from jobs where kind = 'templates.clean'");
      await api.query("update document_templates set tags = '[]' where type = 'CONTRACT'");
      await api.query(ENQUEUE_TEMPLATE_CLEANING_SQL);
      await api.app.jobs.runDue();

      const after = await api.call(ONE, of(owner, contract._id));
      expect(await downloadWordText(api, after.contract.fileUrl)).toBe('De [[cliente_nome]] e [[campo_meu]]');
      expect(after.contract).toMatchObject({ isReady: true, unknownTags: ['campo_meu'], version: 1 });
      const { template } = await api.call('GET /templates/authenticated/data/:userId', {
        as: owner,
        params: { userId: owner.userId },
      });
      const { rawPayload } = await api.send({ method: 'GET', url: template.pdfTemplates[0]?.url ?? '' });
      const main = readZip(rawPayload, UNPACKED_DOCX_LIMITS).get('word/document.xml')?.toString();
      expect(main).toContain('Clique e digite');
      expect(main).not.toMatch(/w:sdt|showingPlcHdr/);
      expect(await api.query("select state from jobs where kind = 'templates.clean'")).toEqual([
        { state: 'DONE' },
        { state: 'DONE' },
      ]);
    });

    test('a stored template that cannot be read stays as it is', async () => {
      const { owner } = api.people;
      const { contract } = await api.call(ADD, sending(owner, '[[cliente_nome]]'));
      const [row] = await api.query<{ file_id: string }>(
        "select file_id from document_templates where type = 'CONTRACT'",
      );
      await api.app.files.store.put(row?.file_id ?? '', Readable.from([Buffer.from('PK')]));
      await api.query(ENQUEUE_TEMPLATE_CLEANING_SQL);
      await api.app.jobs.runDue();
      expect(await api.query("select file_id from document_templates where type = 'CONTRACT'")).toEqual([
        row,
      ]);
      expect((await api.call(ONE, of(owner, contract._id))).contract.isReady).toBe(true);
    });

    test.each([
      ['200,000 tags that have no end', '[['.repeat(200_000)],
      ['4 MB of text', 'a'.repeat(4_000_000)],
    ])('%s are refused for their size, unread', async (_, line) => {
      expect((await api.refused(ADD, sending(api.people.owner, line))).status).toBe(413);
    });

    test.each([
      ['a picture', { name: 'foto.docx', content: 'PK\x03\x04 nada' }],
      ['a PDF', { name: 'contrato.pdf', content: '%PDF-1.7' }],
    ])('only a whole Word document is one, not %s', async (_, file) => {
      const { owner } = api.people;
      const refusal = await api.refused(ADD, { ...sending(owner), file });
      expect(refusal.status).toBe(415);
    });

    test('[contracts-003] name and document are changed; of two who do, the second is told', async () => {
      const { owner } = api.people;
      const { contract } = await api.call(ADD, sending(owner, 'Sem campos'));
      const edit = { ...of(owner, contract._id), body: { name: 'Com campos', version: 1 } };
      const { contract: after } = await api.call(EDIT, { ...edit, file: buildWordFile('[[cliente_nome]]') });
      expect(after).toMatchObject({ name: 'Com campos', number: contract.number, isReady: true, version: 2 });
      const refusal = await api.refused(EDIT, { ...edit, body: { name: 'Meu', version: 1 } });
      expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('Outra pessoa') });
      expect((await api.call(EDIT, { ...edit, body: { name: 'Só o nome' } })).contract).toMatchObject({
        name: 'Só o nome',
        isReady: true,
      });
    });

    test('[contracts-028] the owner and who has contractManager change them, on any plan; others read what they use', async () => {
      const { owner, vendor, basic } = api.people;
      await api.call(ADD, sending(basic, '[[cliente_nome]]'));
      expect((await list(basic)).contracts).toHaveLength(1);
      const contractId = await uploadContractTemplate(api, owner);
      expect((await list(vendor)).contracts).toHaveLength(1);
      for (const refusal of [
        await api.refused(ADD, sending(vendor)),
        await api.refused(REMOVE, of(vendor, contractId)),
        await api.refused(EDIT, { ...of(vendor, contractId), body: { name: 'Meu' } }),
      ])
        expect(refusal.status).toBe(403);
      await api.query(
        `update users set permissions = permissions || '{"contractManager": true}' where id = $1`,
        [vendor.userId],
      );
      await api.call(ADD, sending(vendor));
      expect((await list(vendor)).contracts).toHaveLength(2);
    });

    test(
      'the same document sent 100 times at once: 50 templates with numbers of their own, 50 who read why not',
      async () => {
        const { owner } = api.people;
        const { nextNumber } = await list(owner);
        const answers = await Promise.all(
          Array.from({ length: 100 }, () =>
            api.call(ADD, sending(owner, '[[cliente_nome]]')).then(
              ({ contract }) => contract.number,
              (error: Error) => error.message,
            ),
          ),
        );
        const numbers = answers.filter((answer) => typeof answer === 'number').toSorted((a, b) => a - b);
        expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => nextNumber + index));
        const refusals = answers.filter((answer) => typeof answer === 'string');
        expect(refusals).toHaveLength(50);
        for (const refusal of refusals) expect(refusal).toContain('já tem 50 modelos de contrato');
        expect((await list(owner)).nextNumber).toBe(nextNumber + 50);
      },
      TEST_TIMEOUTS_MS.process,
    );

    test('its pages are shown with demonstration values, and nothing of them is kept', async () => {
      const { owner, vendor } = api.people;
      const files = () => api.query('select id from stored_files');
      const before = await files();
      const preview = (as: TestPerson) => ({
        as,
        params: { userId: as.userId },
        body: {},
        file: buildWordFile('Contrato de Carla Schmidt'),
      });
      expect(await api.call('POST /contracts/preview/:userId', preview(owner))).toMatchObject({
        total: 1,
        pages: [{ text: 'Página 1' }],
      });
      expect(await files()).toHaveLength(before.length);
      await api.query(`update users set permissions = permissions - 'contractManager' where id = $1`, [
        vendor.userId,
      ]);
      expect((await api.refused('POST /contracts/preview/:userId', preview(vendor))).status).toBe(403);
    });
  },
  {},
  { converter },
);

/** A content control that shows the text in place of an entry. */
const promptFor = (text: string) =>
  `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:sdtContent></w:sdt>`;

/** A Word document of this body. */
function withMain(body: string): Buffer {
  const parts = readZip(Buffer.from(buildWordFile('').content), UNPACKED_DOCX_LIMITS);
  const main = parts.get('word/document.xml')?.toString() ?? '';
  parts.set('word/document.xml', Buffer.from(main.replace('<w:body>', `<w:body>${body}`)));
  return buildZip(parts);
}

/** Adds struck words and a comment to the first paragraph of a Word document. */
function addDraftMarks(docx: Buffer | string): Buffer {
  const parts = readZip(Buffer.from(docx), UNPACKED_DOCX_LIMITS);
  const main = parts.get('word/document.xml')?.toString() ?? '';
  const struck =
    '<w:del w:id="1" w:author="Ana"><w:r><w:delText>[[#modulos]] sem fim</w:delText></w:r></w:del>';
  const comment = '<w:r><w:commentReference w:id="0"/></w:r>';
  parts.set('word/document.xml', Buffer.from(main.replace('</w:p>', `${struck}${comment}</w:p>`)));
  return buildZip(parts);
}

import { TEST_LIMITS } from '@girassol/shared-domain/testing';
import { addContractTemplate } from '../../../../test/contracts';
import { testConverter } from '../../../../test/converter';
import { wordFile } from '../../../../test/form';
import { describeApi } from '../../../../test/harness';
import type { Person } from '../../../../test/people';
import { wordAt } from '../../../../test/word';

const LIST = 'GET /contracts/user/:userId';
const ONE = 'GET /contracts/single/:userId/:contractId';
const ADD = 'POST /contracts/new/:userId';
const EDIT = 'PUT /contracts/single/:userId/:contractId';
const REMOVE = 'DELETE /contracts/single/:userId/:contractId';

const converter = testConverter();

describeApi(
  'contract templates',
  (api) => {
    const list = (as: Person) => api.call(LIST, { as, params: { userId: as.userId } });
    const of = (as: Person, contractId: string) => ({ as, params: { userId: as.userId, contractId } });
    const sending = (as: Person, ...lines: string[]) => ({
      as,
      params: { userId: as.userId },
      body: { name: 'Instalação' },
      file: wordFile(...lines),
    });

    beforeEach(() => api.query("delete from document_templates where type = 'CONTRACT'"));

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
      expect(await wordAt(api, contract.fileUrl)).toContain('[[cliente_nome]]');
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

    test('[contracts-026] without a tag that is filled it is kept, and needs configuration', async () => {
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
      const { contract: after } = await api.call(EDIT, { ...edit, file: wordFile('[[cliente_nome]]') });
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
      const contractId = await addContractTemplate(api, owner);
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
      TEST_LIMITS.process,
    );

    test('its pages are shown with demonstration values, and nothing of them is kept', async () => {
      const { owner, vendor } = api.people;
      const files = () => api.query('select id from stored_files');
      const before = await files();
      const preview = (as: Person) => ({
        as,
        params: { userId: as.userId },
        body: {},
        file: wordFile('Contrato de Carla Schmidt'),
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

import { PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import type { RouteKey } from '@girassol/shared-domain/contract';
import { addAfterSalesServices } from '../../../test/after-sales';
import { createTestBoards } from '../../../test/boards';
import { buildWordFile, type TestFile } from '../../../test/form';
import { describeApi } from '../../../test/harness';
import { grantModule } from '../../../test/modules';
import { beginProposal, createFinishedProposal } from '../../../test/proposals';
import type { TestPerson } from '../../../test/test-people';
import { downloadWordText } from '../../../test/word';

const LIST = 'GET /templates/authenticated/data/:userId';
const KEEP = 'POST /templates/proposal-document/:pid';
const ARCHIVE = 'GET /archives/customer/:userId/:cid';

const kinds = [
  {
    type: 'SERVICE_ORDER',
    add: 'POST /templates/service-order/:userId',
    remove: 'DELETE /templates/service-order/:userId/:templateId',
  },
  {
    type: 'PROPOSAL',
    add: 'POST /templates/proposal/:userId',
    remove: 'DELETE /templates/proposal/:userId/:templateId',
  },
] as const satisfies { type: string; add: RouteKey; remove: RouteKey }[];

describeApi('document templates', (api) => {
  let boards: Awaited<ReturnType<typeof createTestBoards>>;

  beforeAll(async () => {
    boards = await createTestBoards(api);
    for (const person of [api.people.owner, api.people.neighbour]) {
      await addAfterSalesServices(api, person);
      await grantModule(api, person, PROPOSAL_DOCUMENTS_MODULE);
    }
  });

  const list = async (as: TestPerson) =>
    (await api.call(LIST, { as, params: { userId: as.userId } })).template.pdfTemplates;
  const upload = (as: TestPerson, name: string, file: TestFile = buildWordFile()) => ({
    as,
    params: { userId: as.userId },
    body: { name },
    file,
  });

  test.each(kinds)(
    '[boards.aftersales-007, proposals-032] a template ($type) is added, listed with its file, and deleted',
    async ({ type, add, remove }) => {
      const { owner, neighbour } = api.people;
      expect(await list(owner)).toEqual([]);
      const { template: answer } = await api.call(add, upload(owner, 'Modelo da casa'));
      expect(answer.companyName).toBe('Sol Nascente');
      const [template] = await list(owner);
      expect(template).toMatchObject({ name: 'Modelo da casa', type });
      const file = await api.send({ method: 'GET', url: template?.url ?? '' });
      expect(await downloadWordText(api, template?.url)).toContain('{cliente_nome}');
      expect(file.headers['content-disposition']).toContain('modelo.docx');
      expect(await list(neighbour)).toEqual([]);

      const params = { userId: owner.userId, templateId: template?._id ?? '' };
      const theirs = { as: neighbour, params: { ...params, userId: neighbour.userId } };
      expect((await api.refused(remove, theirs)).status).toBe(404);
      const ofOtherKind = kinds.find((kind) => kind.type !== type)?.remove ?? remove;
      expect((await api.refused(ofOtherKind, { as: owner, params })).status).toBe(404);
      expect((await api.call(remove, { as: owner, params })).template.pdfTemplates).toEqual([]);
      expect((await api.refused(remove, { as: owner, params })).status).toBe(404);
    },
  );

  test('[boards.aftersales-007] only a Word document that is whole is a template', async () => {
    const { owner } = api.people;
    for (const { add } of kinds)
      for (const file of [
        { name: 'ordem.pdf', content: '%PDF-1.7' },
        { name: 'ordem.docx', content: 'PK\x03\x04 só o começo' },
      ]) {
        const refusal = await api.refused(add, upload(owner, 'Foto', file));
        expect(refusal.status).toBe(415);
        expect(refusal.message).toContain('documento do Word (.docx)');
      }
    expect(await list(owner)).toEqual([]);
  });

  test('whoever uses the area fills templates, whoever manages it changes them', async () => {
    const { owner, colleague, vendor, newcomer, basic } = api.people;
    for (const { add } of kinds) await api.call(add, upload(owner, 'Da empresa'));
    const getTypes = async (as: TestPerson) => (await list(as)).map(({ type }) => type).toSorted();
    expect(await getTypes(owner)).toEqual(['PROPOSAL', 'SERVICE_ORDER']);
    expect(await getTypes(colleague)).toEqual(['SERVICE_ORDER']);
    expect(await getTypes(vendor)).toEqual(['PROPOSAL']);
    for (const { add } of kinds)
      for (const as of [colleague, vendor])
        expect((await api.refused(add, upload(as, 'Minha'))).status).toBe(403);
    for (const as of [newcomer, basic])
      expect((await api.refused(LIST, { as, params: { userId: as.userId } })).status).toBe(403);
  });

  test('[proposals-032] the document of a proposal is kept in the archive of its customer, once per key', async () => {
    const { owner, neighbour } = api.people;
    const cid = await boards.addCustomer(owner, 'Carla Schmidt');
    const { _id: pid } = await beginProposal(api, owner, cid);
    const request = {
      as: owner,
      params: { pid },
      file: { ...buildWordFile('Proposta de Carla'), name: 'Proposta 00012 Carla.docx' },
      headers: { 'idempotency-key': 'documento-de-carla-1' },
    };
    const { url } = await api.call(KEEP, request);
    expect(await downloadWordText(api, url)).toContain('Proposta de Carla');
    await api.call(KEEP, request);
    await api.call(KEEP, { ...request, headers: {} });

    const { archive } = await api.call(ARCHIVE, { as: owner, params: { userId: owner.userId, cid } });
    expect(archive.folders.filter(({ name }) => name === 'Propostas')).toHaveLength(1);
    expect(archive.files.map(({ name }) => name)).toEqual(['Proposta 00012 Carla', 'Proposta 00012 Carla']);

    expect((await api.refused(KEEP, { ...request, as: neighbour, headers: {} })).status).toBe(404);
    const photo = { name: 'foto.docx', content: 'PK\x03\x04 nada' };
    expect((await api.refused(KEEP, { ...request, headers: {}, file: photo })).status).toBe(415);
  });

  test('[proposals-031] the Word document of a finished proposal stands among its documents, until its file is deleted', async () => {
    const { owner } = api.people;
    const cid = await boards.addCustomer(owner, 'Davi Lima');
    const { _id: pid, frontId } = await createFinishedProposal(api, owner, cid);
    await api.call(KEEP, {
      as: owner,
      params: { pid },
      file: { ...buildWordFile('Para Davi'), name: 'Proposta Davi.docx' },
    });
    const documents = async () =>
      (await api.call('GET /proposals/archive/:frontId', { params: { frontId } })).archive.documents;
    const [document] = await documents();
    expect(document).toMatchObject({ name: 'Proposta Davi.docx', kind: 'SENT', isCurrent: true });
    expect(await downloadWordText(api, document?.url)).toContain('Para Davi');

    const { archive } = await api.call(ARCHIVE, { as: owner, params: { userId: owner.userId, cid } });
    const [file] = archive.files;
    await api.call('DELETE /archives/customer/file/:cid/:fileId', {
      as: owner,
      params: { cid, fileId: file?._id ?? '' },
    });
    expect(await documents()).toEqual([]);
  });
});

import { offerServices } from '../../test/after-sales';
import { testBoards } from '../../test/boards';
import type { TestFile } from '../../test/form';
import { describeApi } from '../../test/harness';
import type { Person } from '../../test/people';

const LIST = 'GET /templates/authenticated/data/:userId';
const ADD = 'POST /templates/service-order/:userId';
const REMOVE = 'DELETE /templates/service-order/:userId/:templateId';

/** What a document begins with is all that the server looks at. */
const docx: TestFile = { name: 'ordem.docx', content: Buffer.from('PK\x03\x04 modelo com {cliente_nome}') };

describeApi('service-order templates', (api) => {
  beforeAll(async () => {
    await testBoards(api);
    await offerServices(api, api.people.owner);
    await offerServices(api, api.people.neighbour);
  });

  const list = async (as: Person) =>
    (await api.call(LIST, { as, params: { userId: as.userId } })).template.pdfTemplates;
  const add = (as: Person, name: string, file = docx) => ({
    as,
    params: { userId: as.userId },
    body: { name },
    file,
  });

  test('[boards.aftersales-007] a template is added, listed with its file, and deleted', async () => {
    const { owner, neighbour } = api.people;
    expect(await list(owner)).toEqual([]);
    await api.call(ADD, add(owner, 'Ordem de limpeza'));
    const [template] = await list(owner);
    expect(template).toMatchObject({ name: 'Ordem de limpeza', type: 'SERVICE_ORDER' });
    const file = await api.send({ method: 'GET', url: template?.url ?? '' });
    expect(file.body).toContain('{cliente_nome}');
    expect(file.headers['content-disposition']).toContain('ordem.docx');
    expect(await list(neighbour)).toEqual([]);

    const params = { userId: owner.userId, templateId: template?._id ?? '' };
    expect(
      (await api.refused(REMOVE, { as: neighbour, params: { ...params, userId: neighbour.userId } })).status,
    ).toBe(404);
    expect((await api.call(REMOVE, { as: owner, params })).template.pdfTemplates).toEqual([]);
    expect((await api.refused(REMOVE, { as: owner, params })).status).toBe(404);
  });

  test('[boards.aftersales-007] only a Word document is a template', async () => {
    const refusal = await api.refused(
      ADD,
      add(api.people.owner, 'Foto', { name: 'ordem.pdf', content: '%PDF-1.7' }),
    );
    expect(refusal.status).toBe(415);
    expect(refusal.message).toBe('Envie um documento do Word (.docx).');
    expect(await list(api.people.owner)).toEqual([]);
  });

  test('[boards-034] whoever uses the board may fill templates, whoever manages it may change them', async () => {
    const { colleague, vendor, basic } = api.people;
    expect(await list(colleague)).toEqual([]);
    expect((await api.refused(ADD, add(colleague, 'Minha'))).status).toBe(403);
    expect((await api.refused(LIST, { as: vendor, params: { userId: vendor.userId } })).status).toBe(403);
    expect((await api.refused(LIST, { as: basic, params: { userId: basic.userId } })).status).toBe(403);
  });
});

import { randomUUID } from 'node:crypto';
import { ONE_PIXEL_PNG } from '@girassol/api/test/form';
import { describeApi } from '@girassol/api/test/harness';
import { createPhonePhoto, readPictureFacts } from '@girassol/api/test/pictures';
import { createTicketTester } from './tickets.testing';

const WRITE = 'POST /tickets/single/conversation/user/:ticketId';

describeApi('pictures of tickets', (api) => {
  const tickets = createTicketTester(api);

  const buildForm = (fields: Record<string, string>, files: { name: string; content: Buffer }[]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const { name, content } of files) form.append('files', new File([new Uint8Array(content)], name));
    return form;
  };
  const send = async (ticketId: string, files: { name: string; content: Buffer }[], fields = {}) => {
    const request = new Request('http://girassol.test', { method: 'POST', body: buildForm(fields, files) });
    const payload = Buffer.from(await request.arrayBuffer());
    return api.send({
      method: 'POST',
      url: `/api/tickets/single/conversation/user/${ticketId}`,
      headers: {
        authorization: `Bearer ${api.people.owner.token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload,
    });
  };

  test('[support-018] several pictures come in one message, drawn anew without the place where they were taken', async () => {
    const { _id: ticketId } = await tickets.open(api.people.owner);
    const photo = await createPhonePhoto();
    const answer = await send(ticketId, [
      { name: 'telhado.jpg', content: photo },
      { name: 'tela.png', content: ONE_PIXEL_PNG },
    ]);
    expect(answer.statusCode).toBe(200);
    const files = answer.json().ticket.messages.at(-1).files;
    expect(files).toMatchObject([
      { name: 'telhado.jpg', width: 300, height: 400 },
      { name: 'tela.png', width: 1, height: 1 },
    ]);
    const stored = await api.send({ method: 'GET', url: files[0].url });
    const facts = await readPictureFacts(stored.rawPayload);
    expect([facts.exif, facts.orientation, facts.width]).toEqual([undefined, undefined, 300]);
  });

  test('[support-012] what is no picture, or only says so, refuses the message, and nothing is kept', async () => {
    const { owner } = api.people;
    const { _id: ticketId } = await tickets.open(owner);
    const count = async () => (await api.query('select count(*)::int as n from stored_files'))[0];
    const before = await count();
    const pdf = await send(ticketId, [{ name: 'conta.pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }]);
    expect([pdf.statusCode, pdf.json().message]).toEqual([415, 'Apenas imagens são permitidas.']);
    const broken = Buffer.concat([ONE_PIXEL_PNG.subarray(0, 40), Buffer.from('nada')]);
    expect((await send(ticketId, [{ name: 'falsa.png', content: broken }])).statusCode).toBe(415);
    const html = Buffer.from('<script>alert(1)</script>');
    expect((await send(ticketId, [{ name: 'pagina.png', content: html }])).statusCode).toBe(415);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await send(ticketId, [{ name: 'desenho.svg', content: svg }])).statusCode).toBe(415);
    const huge = Buffer.from(ONE_PIXEL_PNG);
    huge.writeUInt32BE(65_535, 16);
    huge.writeUInt32BE(65_535, 20);
    expect((await send(ticketId, [{ name: 'enorme.png', content: huge }])).statusCode).toBe(415);
    expect(await count()).toEqual(before);
    expect((await tickets.load(owner, ticketId)).lastSeq).toBe(1);
  });

  test('a sixth picture is refused', async () => {
    const { _id: ticketId } = await tickets.open(api.people.owner);
    const six = Array.from({ length: 6 }, (_, at) => ({ name: `${at}.png`, content: ONE_PIXEL_PNG }));
    const answer = await send(ticketId, six);
    expect([answer.statusCode, answer.json().message]).toEqual([413, 'Envie até 5 arquivos por vez.']);
  });

  test('the pictures of a message that was there already are not kept twice', async () => {
    const { owner } = api.people;
    const { _id: ticketId } = await tickets.open(owner);
    const clientKey = randomUUID();
    const picture = [{ name: 'tela.png', content: ONE_PIXEL_PNG }];
    await send(ticketId, picture, { clientKey });
    await send(ticketId, picture, { clientKey });
    const [kept] = await api.query(
      "select count(*)::int as n from stored_files where name = 'tela.png' and delete_after is null and account_id = $1 and id in (select (jsonb_array_elements(files)->>'id')::uuid from support_messages where ticket_id = $2)",
      [owner.accountId, ticketId],
    );
    const [toDelete] = await api.query(
      "select count(*)::int as n from stored_files where name = 'tela.png' and delete_after is not null",
    );
    expect([kept, toDelete]).toEqual([{ n: 1 }, { n: 1 }]);
    expect((await api.getAnswer(WRITE, { as: owner, params: { ticketId }, body: {} })).status).toBe(400);
  });
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContractRoute, contract, type RouteKey } from '@girassol/shared-domain/contract';
import { TEST_LIMITS } from '@girassol/shared-domain/testing';
import { testConverter } from '../converter';
import { PNG, type TestFile } from '../form';
import { describeApi } from '../harness';
import { randomFrom, sample } from '../refusals/random';
import { callerOf, expectErrorForm } from '../refusals/send-as';
import { asStrings, exampleOf, fill } from '../refusals/sent';
import { testWorlds, type World } from '../refusals/worlds/worlds';
import { writtenRows } from '../refusals/written-rows';
import { isFull } from '../scope';
import { waitUntil } from '../wait-until';
import { BOUNDARY, bodyOf, fieldPart, filePart, type Part, sendRaw } from './raw-form';

/** An address that takes forms with files, with a form that it takes. */
interface FormAddress {
  name: string;
  method: string;
  path: string;
  token?: string;
  fields: Record<string, string>;
  /** The field of the file. */
  field: string;
  file: TestFile;
}

interface HostileForm {
  body: Buffer;
  /** Instead of the usual headers. */
  headers?: Record<string, string>;
  /** What comes after the form is no HTTP: that is answered, to no page. */
  isNoHttp?: boolean;
  /** The sender hangs up before the end: there is nobody left to hear an answer. */
  hangsUp?: boolean;
}

/** Forms that no browser sends, made of one that is right. */
const hostileForms: Record<string, (form: Pick<FormAddress, 'fields' | 'field' | 'file'>) => HostileForm> = {
  'cut in the middle of the file': (form) => ({ body: cut(form, form.file.content.length / 2) }),
  'cut in the header of a part': (form) => ({ body: whole(form).subarray(0, BOUNDARY.length + 12) }),
  'cut before the last boundary': (form) => ({ body: whole(form).subarray(0, -BOUNDARY.length - 8) }),
  'nothing in it': () => ({ body: Buffer.alloc(0) }),
  'only the last boundary': () => ({ body: bodyOf([]) }),
  'no boundary announced': (form) => ({
    body: whole(form),
    headers: { 'content-type': 'multipart/form-data' },
  }),
  'an empty boundary': (form) => ({
    body: whole(form),
    headers: { 'content-type': 'multipart/form-data; boundary=' },
  }),
  'another boundary': (form) => ({
    body: whole(form),
    headers: { 'content-type': 'multipart/form-data; boundary=another' },
  }),
  'a boundary of 5,000 characters': (form) => ({
    body: whole(form),
    headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(5_000)}` },
  }),
  'a boundary that never comes': (form) => ({
    body: Buffer.concat([whole(form).subarray(0, -BOUNDARY.length - 6), Buffer.alloc(200_000, 'x')]),
  }),
  'multipart of another kind': (form) => ({
    body: whole(form),
    headers: { 'content-type': `multipart/mixed; boundary=${BOUNDARY}` },
  }),
  'the file twice': (form) => ({ body: bodyOf([...fieldsOf(form), fileOf(form), fileOf(form)]) }),
  'each field twice': (form) => ({ body: bodyOf([...fieldsOf(form), ...fieldsOf(form), fileOf(form)]) }),
  'a part without a name': (form) => ({
    body: bodyOf([
      { head: ['content-disposition: form-data'], content: 'x' },
      ...fieldsOf(form),
      fileOf(form),
    ]),
  }),
  'a part without a header': (form) => ({
    body: bodyOf([{ head: [], content: 'x' }, ...fieldsOf(form), fileOf(form)]),
  }),
  'a part with a header of 100,000 characters': (form) => ({
    body: bodyOf([{ head: [`x-long: ${'h'.repeat(100_000)}`], content: 'x' }, fileOf(form)]),
  }),
  'a field named __proto__': (form) => ({
    body: bodyOf([fieldPart('__proto__', 'x'), ...fieldsOf(form), fileOf(form)]),
  }),
  'a field with NUL': (form) => ({ body: bodyOf([...fieldsOf(form, 'a\0b'), fileOf(form)]) }),
  'a field of 100,000 characters': (form) => ({
    body: bodyOf([...fieldsOf(form, 'a'.repeat(100_000)), fileOf(form)]),
  }),
  'a field in bytes that are no text': (form) => ({
    body: bodyOf([
      ...Object.keys(form.fields).map((name) => ({
        ...fieldPart(name, ''),
        content: Buffer.from([0xff, 0xc3, 0x28]),
      })),
      fileOf(form),
    ]),
  }),
  'a field as JSON that is none': (form) => ({
    body: bodyOf([
      ...Object.keys(form.fields).map((name) => ({
        head: [...fieldPart(name, '').head, 'content-type: application/json'],
        content: '{',
      })),
      fileOf(form),
    ]),
  }),
  'a file name with NUL': named('a\0b.png'),
  'a file name of 2,000 characters': named(`${'n'.repeat(2_000)}.png`),
  'a file name that is a path': named('../../../etc/passwd.png'),
  'a file name that is a path of Windows': named('..\\..\\com1.png'),
  'a file name of dots': named('...'),
  'a file name with right-to-left override': named('foto\u202egnp.exe'),
  'a file name of spaces': named('   '),
  'an unknown transfer encoding': (form) => ({
    body: bodyOf([
      ...fieldsOf(form),
      { ...fileOf(form), head: [...fileOf(form).head, 'content-transfer-encoding: x-unheard-of'] },
    ]),
  }),
  'an unknown character set': (form) => ({
    body: bodyOf([
      ...Object.entries(form.fields).map(([name, value]) => ({
        ...fieldPart(name, value),
        head: [...fieldPart(name, value).head, 'content-type: text/plain; charset=x-unheard-of'],
      })),
      fileOf(form),
    ]),
  }),
  'a field in the place of the file': (form) => ({
    body: bodyOf([...fieldsOf(form), fieldPart(form.field, 'no file')]),
  }),
  'files in the place of the fields': (form) => ({
    body: bodyOf([...Object.keys(form.fields).map((name) => filePart(name, 'a.png', PNG)), fileOf(form)]),
  }),
  'a file of 0 bytes': (form) => ({
    body: bodyOf([...fieldsOf(form), filePart(form.field, form.file.name, '')]),
  }),
  '1,000 empty parts': () => ({ body: bodyOf(Array.from({ length: 1_000 }, () => fieldPart('', ''))) }),
  '1,000 empty files': (form) => ({
    body: bodyOf(Array.from({ length: 1_000 }, () => filePart(form.field, '', ''))),
  }),
  'more announced than comes': (form) => ({
    body: whole(form),
    headers: { 'content-length': String(whole(form).length + 1_000) },
    hangsUp: true,
  }),
  'less announced than comes': (form) => ({
    body: whole(form),
    headers: { 'content-length': String(Math.floor(whole(form).length / 2)) },
    isNoHttp: true,
  }),
  'no length announced': (form) => ({
    body: Buffer.concat([
      Buffer.from(`${whole(form).length.toString(16)}\r\n`),
      whole(form),
      Buffer.from('\r\n0\r\n\r\n'),
    ]),
    headers: { 'content-length': '', 'transfer-encoding': 'chunked' },
  }),
};

type Form = Pick<FormAddress, 'fields' | 'field' | 'file'>;

function named(name: string): (form: Form) => HostileForm {
  return (form) => ({ body: bodyOf([...fieldsOf(form), filePart(form.field, name, form.file.content)]) });
}

const fieldsOf = ({ fields }: Form, value?: string): Part[] =>
  Object.entries(fields).map(([name, usual]) => fieldPart(name, value ?? usual));

const fileOf = ({ field, file }: Form): Part => filePart(field, file.name, file.content);

const whole = (form: Form): Buffer => bodyOf([...fieldsOf(form), fileOf(form)]);

/** A form without its last bytes: those of the file, and what comes after it. */
function cut(form: Form, bytes: number): Buffer {
  const end = Buffer.from(`\r\n--${BOUNDARY}--\r\n`).length;
  return whole(form).subarray(0, -end - Math.ceil(bytes));
}

const uploads = (Object.entries(contract) as [RouteKey, ContractRoute][])
  .filter(([, { upload }]) => upload)
  .map(([key]) => key);

/** Addresses for each form in a quick run, chosen by a fixed seed. */
const CHOSEN = isFull ? Number.POSITIVE_INFINITY : 5;
const random = randomFrom(1);

const dataDir = mkdtempSync(join(tmpdir(), 'girassol-forms-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeApi(
  'forms that no browser sends',
  (api) => {
    let world: World;
    let server: { host: string; port: number };
    let addresses: FormAddress[];
    beforeAll(async () => {
      ({ mine: world } = await testWorlds(api));
      await api.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = api.app.server.address() as AddressInfo; // it listens on a port
      server = { host: '127.0.0.1', port };
      addresses = [...uploads.map(addressOf), await pageOfLink(), ofVerification, ofReleases];
    }, TEST_LIMITS.database);

    function addressOf(key: RouteKey): FormAddress {
      const { params, body, file } = exampleOf(key, world);
      const [method = '', path = ''] = key.split(' ');
      return {
        name: key,
        method,
        path: `/api${fill(path, params)}`,
        token: callerOf(api, key).token,
        fields: asStrings(body),
        field: 'file',
        file: file ?? { name: 'foto.png', content: PNG },
      };
    }

    async function pageOfLink(): Promise<FormAddress> {
      const { link } = await api.call('POST /archives/customer/upload-link/:cid/:folderId', {
        as: api.people.owner,
        params: { cid: world.customerId, folderId: world.folderId },
      });
      const file = { name: 'foto.png', content: PNG };
      return { name: 'page', method: 'POST', path: link.path, fields: {}, field: 'file', file };
    }

    const ofVerification: FormAddress = {
      name: 'page of verification',
      method: 'POST',
      path: '/verificar',
      fields: { codigo: 'ABCD' },
      field: 'arquivo',
      file: { name: 'contrato.pdf', content: '%PDF-1.7 contrato' },
    };

    const ofReleases: FormAddress = {
      name: 'releases',
      method: 'PUT',
      path: '/federation/releases/mfe-proposals/9.9.9',
      get token() {
        return api.people.admin.token;
      },
      fields: {},
      field: 'remote.json',
      file: { name: 'remote.json', content: '{"name":"mfe-proposals"}' },
    };

    const filesOnDisk = () =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort();

    async function send({ method, path, token }: FormAddress, { body, headers, hangsUp }: HostileForm) {
      const all: Record<string, string> = {
        accept: token ? 'application/json' : 'text/html',
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': String(body.length),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      };
      const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
      return sendRaw(server, { method, path, headers: sent, body, hangsUp });
    }

    function faultOf(
      { token }: FormAddress,
      { hangsUp, isNoHttp }: HostileForm,
      answer: Awaited<ReturnType<typeof send>>,
    ) {
      if (!answer) return hangsUp ? undefined : 'hangs up';
      const { status, type, text } = answer;
      if (status >= 500) return `answers ${status}: ${text.slice(0, 200)}`;
      if (status < 400 || hangsUp) return undefined;
      if (!token && !isNoHttp) {
        if (!type.startsWith('text/html')) return `${status} comes as ${type}`;
        return text.includes('do nosso lado') ? `${status} blames the server` : undefined;
      }
      try {
        expectErrorForm(status, text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1), text.slice(0, 200));
        return undefined;
      } catch (error) {
        return `${status} is no error form: ${error}: ${text.slice(0, 200)}`;
      }
    }

    test('every call with an upload is among them', () => {
      expect(uploads.length).toBeGreaterThan(10);
      expect(addresses.map(({ name }) => name)).toEqual(expect.arrayContaining(uploads));
    });

    test.each(Object.entries(hostileForms))(
      '%s is answered in words, and nothing of a refused one is kept',
      async (_, make) => {
        const faults: string[] = [];
        for (const address of sample(addresses, CHOSEN, random)) {
          const before = { rows: await writtenRows(api), files: filesOnDisk() };
          const form = make(address);
          const answer = await send(address, form);
          const fault = faultOf(address, form, answer);
          if (fault) faults.push(`${address.name} ${fault}`);
          if (answer && answer.status < 400) continue;
          const isAsBefore = async () =>
            JSON.stringify({ rows: await writtenRows(api), files: filesOnDisk() }) === JSON.stringify(before);
          // What is removed after the answer needs a moment.
          await waitUntil(isAsBefore, { within: 2_000 }).catch(async () => {
            const rows = await writtenRows(api);
            const changed = Object.keys(rows).filter((table) => rows[table] !== before.rows[table]);
            const added = filesOnDisk().filter((file) => !before.files.includes(file));
            faults.push(`${address.name} ${answer?.status} leaves ${[...changed, ...added].join(', ')}`);
          });
        }
        expect(faults).toEqual([]);
      },
      TEST_LIMITS.process,
    );
  },
  { DATA_DIR: dataDir },
  { converter: testConverter() },
);

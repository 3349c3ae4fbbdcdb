import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractRoute, RouteKey } from '@girassol/shared-domain/contract';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createChatTester } from '@girassol/support-api/chats/testing';
import { apiContract } from '../../src/modules';
import { createTestConverter } from '../converter';
import { ONE_PIXEL_PNG, type TestFile } from '../form';
import { describeApi } from '../harness';
import { createSeededRandom, pickSome } from '../refusals/random';
import { fingerprintRows } from '../refusals/row-fingerprints';
import { type AccountSamples, createTestSamples } from '../refusals/samples/samples';
import { expectErrorBody, getAllowedCaller } from '../refusals/send-as';
import { buildExampleRequest, fillPathParams, toTextParams } from '../refusals/sent-request';
import { isFullRun } from '../scope';
import { waitUntil } from '../wait-until';
import {
  buildFieldPart,
  buildFilePart,
  buildFormBody,
  FORM_BOUNDARY,
  type FormPart,
  sendRawRequest,
} from './raw-form';

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
  /** True if the bytes after the form are not HTTP: the server answers them with an error, not with a page. */
  isNoHttp?: boolean;
  /** The sender hangs up before the end: there is nobody left to hear an answer. */
  hangsUp?: boolean;
}

/** Forms that no browser sends, made of one that is right. */
const hostileForms: Record<string, (form: Pick<FormAddress, 'fields' | 'field' | 'file'>) => HostileForm> = {
  'cut in the middle of the file': (form) => ({ body: cut(form, form.file.content.length / 2) }),
  'cut in the header of a part': (form) => ({ body: whole(form).subarray(0, FORM_BOUNDARY.length + 12) }),
  'cut before the last boundary': (form) => ({ body: whole(form).subarray(0, -FORM_BOUNDARY.length - 8) }),
  'nothing in it': () => ({ body: Buffer.alloc(0) }),
  'only the last boundary': () => ({ body: buildFormBody([]) }),
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
    body: Buffer.concat([whole(form).subarray(0, -FORM_BOUNDARY.length - 6), Buffer.alloc(200_000, 'x')]),
  }),
  'multipart of another kind': (form) => ({
    body: whole(form),
    headers: { 'content-type': `multipart/mixed; boundary=${FORM_BOUNDARY}` },
  }),
  'the file twice': (form) => ({
    body: buildFormBody([...buildFields(form), buildUploadPart(form), buildUploadPart(form)]),
  }),
  'each field twice': (form) => ({
    body: buildFormBody([...buildFields(form), ...buildFields(form), buildUploadPart(form)]),
  }),
  'a part without a name': (form) => ({
    body: buildFormBody([
      { head: ['content-disposition: form-data'], content: 'x' },
      ...buildFields(form),
      buildUploadPart(form),
    ]),
  }),
  'a part without a header': (form) => ({
    body: buildFormBody([{ head: [], content: 'x' }, ...buildFields(form), buildUploadPart(form)]),
  }),
  'a part with a header of 100,000 characters': (form) => ({
    body: buildFormBody([{ head: [`x-long: ${'h'.repeat(100_000)}`], content: 'x' }, buildUploadPart(form)]),
  }),
  'a field named __proto__': (form) => ({
    body: buildFormBody([buildFieldPart('__proto__', 'x'), ...buildFields(form), buildUploadPart(form)]),
  }),
  'a field with NUL': (form) => ({
    body: buildFormBody([...buildFields(form, 'a\0b'), buildUploadPart(form)]),
  }),
  'a field of 100,000 characters': (form) => ({
    body: buildFormBody([...buildFields(form, 'a'.repeat(100_000)), buildUploadPart(form)]),
  }),
  'a field in bytes that are no text': (form) => ({
    body: buildFormBody([
      ...Object.keys(form.fields).map((name) => ({
        ...buildFieldPart(name, ''),
        content: Buffer.from([0xff, 0xc3, 0x28]),
      })),
      buildUploadPart(form),
    ]),
  }),
  'a field as JSON that is none': (form) => ({
    body: buildFormBody([
      ...Object.keys(form.fields).map((name) => ({
        head: [...buildFieldPart(name, '').head, 'content-type: application/json'],
        content: '{',
      })),
      buildUploadPart(form),
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
    body: buildFormBody([
      ...buildFields(form),
      {
        ...buildUploadPart(form),
        head: [...buildUploadPart(form).head, 'content-transfer-encoding: x-unheard-of'],
      },
    ]),
  }),
  'an unknown character set': (form) => ({
    body: buildFormBody([
      ...Object.entries(form.fields).map(([name, value]) => ({
        ...buildFieldPart(name, value),
        head: [...buildFieldPart(name, value).head, 'content-type: text/plain; charset=x-unheard-of'],
      })),
      buildUploadPart(form),
    ]),
  }),
  'a field in the place of the file': (form) => ({
    body: buildFormBody([...buildFields(form), buildFieldPart(form.field, 'no file')]),
  }),
  'files in the place of the fields': (form) => ({
    body: buildFormBody([
      ...Object.keys(form.fields).map((name) => buildFilePart(name, 'a.png', ONE_PIXEL_PNG)),
      buildUploadPart(form),
    ]),
  }),
  'a file of 0 bytes': (form) => ({
    body: buildFormBody([...buildFields(form), buildFilePart(form.field, form.file.name, '')]),
  }),
  '1,000 empty parts': () => ({
    body: buildFormBody(Array.from({ length: 1_000 }, () => buildFieldPart('', ''))),
  }),
  '1,000 empty files': (form) => ({
    body: buildFormBody(Array.from({ length: 1_000 }, () => buildFilePart(form.field, '', ''))),
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
  return (form) => ({
    body: buildFormBody([...buildFields(form), buildFilePart(form.field, name, form.file.content)]),
  });
}

const buildFields = ({ fields }: Form, value?: string): FormPart[] =>
  Object.entries(fields).map(([name, usual]) => buildFieldPart(name, value ?? usual));

const buildUploadPart = ({ field, file }: Form): FormPart => buildFilePart(field, file.name, file.content);

const whole = (form: Form): Buffer => buildFormBody([...buildFields(form), buildUploadPart(form)]);

/** A form without its last bytes: those of the file, and what comes after it. */
function cut(form: Form, bytes: number): Buffer {
  const end = Buffer.from(`\r\n--${FORM_BOUNDARY}--\r\n`).length;
  return whole(form).subarray(0, -end - Math.ceil(bytes));
}

const uploads = (Object.entries(apiContract) as [RouteKey, ContractRoute][])
  .filter(([, { upload }]) => upload)
  .map(([key]) => key);

/** Addresses for each form in a quick run, chosen by a fixed seed. */
const CHOSEN = isFullRun ? Number.POSITIVE_INFINITY : 5;
const random = createSeededRandom(1);

const dataDir = mkdtempSync(join(tmpdir(), 'girassol-forms-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeApi(
  'forms that no browser sends',
  (api) => {
    let world: AccountSamples;
    let server: { host: string; port: number };
    let addresses: FormAddress[];
    beforeAll(async () => {
      ({ mine: world } = await createTestSamples(api));
      await api.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = api.app.server.address() as AddressInfo; // it listens on a port
      server = { host: '127.0.0.1', port };
      addresses = [
        ...uploads.map(getAddress),
        await pageOfLink(),
        await pageOfPhone(),
        ofVerification,
        ofReleases,
      ];
    }, TEST_TIMEOUTS_MS.database);

    function getAddress(key: RouteKey): FormAddress {
      const { params, body, file } = buildExampleRequest(key, world);
      const [method = '', path = ''] = key.split(' ');
      return {
        name: key,
        method,
        path: `/api${fillPathParams(path, params)}`,
        token: getAllowedCaller(api, key).token,
        fields: toTextParams(body),
        field: 'file',
        file: file ?? { name: 'foto.png', content: ONE_PIXEL_PNG },
      };
    }

    async function pageOfLink(): Promise<FormAddress> {
      const { link } = await api.call('POST /archives/customer/upload-link/:cid/:folderId', {
        as: api.people.owner,
        params: { cid: world.customerId, folderId: world.folderId },
      });
      const file = { name: 'foto.png', content: ONE_PIXEL_PNG };
      return { name: 'page', method: 'POST', path: link.path, fields: {}, field: 'file', file };
    }

    /** The page of a phone of the demonstration, on which somebody plays the customer. */
    async function pageOfPhone(): Promise<FormAddress> {
      const { owner } = api.people;
      const { account } = await createChatTester(api).addAccount(owner);
      const { url: path } = await api.call('POST /omnichannels/demonstration-phone/:chatAccountId', {
        as: owner,
        params: { chatAccountId: account._id },
        body: {},
      });
      const file = { name: 'foto.png', content: ONE_PIXEL_PNG };
      const fields = { acao: 'enviar', texto: 'Oi' };
      return { name: 'phone of the demonstration', method: 'POST', path, fields, field: 'file', file };
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
        'content-type': `multipart/form-data; boundary=${FORM_BOUNDARY}`,
        'content-length': String(body.length),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      };
      const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
      return sendRawRequest(server, { method, path, headers: sent, body, hangsUp });
    }

    function getFault(
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
        expectErrorBody(status, text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1), text.slice(0, 200));
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
        for (const address of pickSome(addresses, CHOSEN, random)) {
          const before = { rows: await fingerprintRows(api), files: filesOnDisk() };
          const form = make(address);
          const answer = await send(address, form);
          const fault = getFault(address, form, answer);
          if (fault) faults.push(`${address.name} ${fault}`);
          if (answer && answer.status < 400) continue;
          const isAsBefore = async () =>
            JSON.stringify({ rows: await fingerprintRows(api), files: filesOnDisk() }) ===
            JSON.stringify(before);
          // Deletions after the answer need a moment.
          await waitUntil(isAsBefore, { within: 10_000 }).catch(async () => {
            const rows = await fingerprintRows(api);
            const changed = Object.keys(rows).filter((table) => rows[table] !== before.rows[table]);
            const added = filesOnDisk().filter((file) => !before.files.includes(file));
            faults.push(`${address.name} ${answer?.status} leaves ${[...changed, ...added].join(', ')}`);
          });
        }
        expect(faults).toEqual([]);
      },
      TEST_TIMEOUTS_MS.process,
    );
  },
  { DATA_DIR: dataDir },
  { converter: createTestConverter() },
);

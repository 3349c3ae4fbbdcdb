import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { QiSettings } from './index';
import { computeMd5, parsePrivateKey, parsePublicKey, signToken, verifyToken } from './token';

/**
 * Sample responses of the bank QI for tests, in the format of QI's public manual. They were not recorded from
 * QI, and contain fields on purpose that Girassol does not read.
 */
export const sampleQiResponses = {
  option: {
    key: 'option-60',
    cet: '1,6200%',
    annual_cet: '21,2700%',
    number_of_installments: 60,
    prefixed_interest_rate: {
      interest_base: 'calendar_days_365',
      annual_rate: 0.1942,
      monthly_rate: '0.0149',
    },
    principal_grace_period: 3,
    interest_grace_period: 3,
    contract_fees: [{ fee_type: 'tac', fee_amount: 590 }],
    contract_fee_amount: 590,
    iof_charge_method: 'financed',
    total_iof: 512.33,
    disbursement_date: '2026-11-23',
    valid_until: '2026-11-28',
    installments: [{ due_date: '2027-03-23', total_amount: '642.18', calendar_days: 120 }],
  },
  debt: (changes: object = {}) => ({
    type: 'debt',
    key: 'debt-1',
    status: 'waiting_acceptance',
    event_datetime: '2026-11-23 16:50:00',
    contract: { number: '0000000001/GIR', urls: ['https://qi.test/contract'] },
    data: {
      disbursement_options: [
        sampleQiResponses.option,
        { ...sampleQiResponses.option, key: 'option-72', number_of_installments: 72, available: false },
      ],
      documents: [
        { document_type: 'cnh', status: 'approved', version: 1, ocr: {} },
        { document_type: 'partner_2_income_tax', status: 'rejected', version: 3, reason: 'De outro ano.' },
        { document_type: 'proof_of_life', status: 'pending' },
      ],
    },
    ...changes,
  }),
};

interface ReceivedRequest {
  method: string;
  path: string;
  body: unknown;
  /** Was it signed by us, for these very bytes? */
  isSigned: boolean;
}

type Answering = (asked: ReceivedRequest, response: ServerResponse) => void;

const pair = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'secp521r1',
    privateKeyEncoding: { type: 'sec1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

/** Starts an HTTP server for tests that answers like the bank QI, or as the test sets in `answer`. */
export async function startTestQiServer() {
  const ours = pair();
  const theirs = pair();
  const asked: ReceivedRequest[] = [];
  let answering: Answering = (_, response) => sendJson(response, 200, sampleQiResponses.debt());
  const server = createServer(async (request, response) => {
    const bytes = await readBody(request);
    const { method = '', url = '', headers } = request;
    const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
    const signedBytes = isForm ? fileIn(bytes) : bytes;
    const said = verifyToken(headers.authorization ?? '', signedBytes, parsePublicKey(ours.publicKey));
    const isSigned = said?.method === method && said.uri === url && headers['api-client-key'] === 'chave';
    const body = isForm || bytes.length === 0 ? null : JSON.parse(bytes.toString());
    asked.push({ method, path: url, body, isSigned });
    answering({ method, path: url, body, isSigned }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: QiSettings = {
    url: `http://127.0.0.1:${port}`,
    apiKey: 'chave',
    privateKey: ours.privateKey,
    publicKey: theirs.publicKey,
    patienceMs: 400,
  };
  return {
    settings,
    asked,
    answer(next: Answering) {
      answering = next;
    },
    /** Builds the signed webhook request that QI would send. With `isForged`, it is signed with another key. */
    tell(body: object, { isForged = false, at = new Date() } = {}) {
      const bytes = Buffer.from(JSON.stringify(body));
      const key = parsePrivateKey((isForged ? ours : theirs).privateKey);
      const content = {
        payload_md5: computeMd5(bytes),
        timestamp: at.toISOString(),
        method: 'POST',
        uri: '/webhooks',
      };
      return { body: bytes, headers: { authorization: signToken(content, key) } };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends a JSON response with a status from the HTTP server of a test. */
export const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** The contents of the one file of a form. */
function fileIn(form: Buffer): Buffer {
  const start = form.indexOf('\r\n\r\n') + 4;
  return form.subarray(start, form.lastIndexOf('\r\n--'));
}

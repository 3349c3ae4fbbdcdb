import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Ways in which an authenticator or a browser may deviate from the rules, to show that the server notices. */
export interface AuthenticatorDeviations {
  /** Origin of the page that asks; `http://localhost` otherwise. */
  origin?: string;
  /** Host for which the authenticator answers. */
  host?: string;
  isUserVerified?: boolean;
  /** Counter of signatures; 0 for authenticators that do not count. */
  counter?: number;
  userHandle?: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** Encodes the values of CBOR that an attestation needs (RFC 8949): integers, texts, bytes and maps. */
function encodeCbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (typeof value === 'string')
    return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  const entries = [...value].flatMap(([name, content]) => [
    encodeCbor(name),
    encodeCbor(content as Parameters<typeof encodeCbor>[0]),
  ]);
  return Buffer.concat([encodeHead(5, value.size), ...entries]);
}

function encodeHead(kind: number, amount: number): Buffer {
  if (amount < 24) return Buffer.from([(kind << 5) | amount]);
  if (amount < 256) return Buffer.from([(kind << 5) | 24, amount]);
  return Buffer.from([(kind << 5) | 25, amount >> 8, amount & 255]);
}

/** Encodes a P-256 public key as COSE (RFC 9053), for ES256. */
function encodeCoseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return encodeCbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** Authenticator in software, for tests: it signs with a real P-256 key what a browser would hand to the server. */
export interface SoftwareAuthenticator {
  credentialId: string;
  /** The public key as the server stores it. */
  coseKey: Buffer;
  /** Answers `navigator.credentials.create` for a challenge. */
  attest(challenge: string, deviations?: AuthenticatorDeviations): SoftwareAttestation;
  /** Answers `navigator.credentials.get` for a challenge. */
  assert(challenge: string, deviations?: AuthenticatorDeviations): SoftwareAssertion;
}

type SoftwareAttestation = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports: string[] };
};

type SoftwareAssertion = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string };
};

/** Creates an authenticator with one credential. */
export function createSoftwareAuthenticator(): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  const coseKey = encodeCoseKey(publicKey);
  const clientData = (
    type: string,
    challenge: string,
    { origin = 'http://localhost' }: AuthenticatorDeviations,
  ) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (
    { host = 'localhost', isUserVerified = true, counter = 0 }: AuthenticatorDeviations,
    credential: Buffer = Buffer.alloc(0),
  ) => {
    const flags =
      USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | (credential.length > 0 ? HAS_CREDENTIAL : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counted, credential]);
  };
  return {
    credentialId,
    coseKey,
    attest(challenge, deviations = {}) {
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const attestationObject = encodeCbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authenticatorData(deviations, credential)],
        ]),
      );
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, deviations).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    assert(challenge, deviations = {}) {
      const data = authenticatorData(deviations);
      const client = clientData('webauthn.get', challenge, deviations);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(deviations.userHandle !== undefined && { userHandle: deviations.userHandle }),
        },
      };
    },
  };
}

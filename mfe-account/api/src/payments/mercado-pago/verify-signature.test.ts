import { buildManifest, parseSignatureHeader, verifyMercadoPagoSignature } from './verify-signature';

const SECRET = 'vector-secret-0123456789';
const TS = '1742505638683';

/** Signatures computed by an independent script (Python's hmac) over the documented manifest. */
const vectors: [title: string, dataId: string | undefined, requestId: string | undefined, v1: string][] = [
  [
    'a payment',
    '123456',
    'bb56a2f1-6aae-46ac-982e-9dcd3581d08e',
    '293201f54aa0eb16df68785cb233c427a66901ac695a37e13cc85b39e1b05a6e',
  ],
  [
    'an id with capitals, signed in lower case',
    'ORD01ABC',
    'r-1',
    'cdbdba4d0b40da975808357dfd51b78f1a469779c9e3a3087af00dd4b0790a2e',
  ],
  ['no id', undefined, 'r-1', 'b2871ba0b5028c45912159829213aca463f2fe9837f87a70779cf8dfc0f88291'],
  ['no request id', '123456', undefined, '76042658d81133f8507f3984e60af7e9424dff8a054c3863e439bd9f35ba3225'],
];

test.each(vectors)(
  'the signature of %s is recognised, and none that differs',
  (_title, dataId, requestId, v1) => {
    const verify = (changes: { dataId?: string; requestId?: string; signature?: string; secret?: string }) =>
      verifyMercadoPagoSignature(changes.secret ?? SECRET, {
        dataId: changes.dataId ?? dataId,
        requestId: changes.requestId ?? requestId,
        signature: changes.signature ?? `ts=${TS},v1=${v1}`,
      });
    expect(verify({})).toEqual({ ts: TS });
    expect(verify({ signature: ` v1=${v1.toUpperCase()} , ts=${TS}` })).toEqual({ ts: TS });
    expect(verify({ dataId: '999' })).toBeNull();
    expect(verify({ requestId: 'r-2' })).toBeNull();
    expect(verify({ secret: 'another-secret-01234' })).toBeNull();
    expect(verify({ signature: `ts=1742505638684,v1=${v1}` })).toBeNull();
    const last = v1.endsWith('0') ? '1' : '0';
    expect(verify({ signature: `ts=${TS},v1=${v1.slice(0, -1)}${last}` })).toBeNull();
  },
);

test.each([
  undefined,
  '',
  'x',
  'ts=1',
  'v1=aa',
  'ts=,v1=',
  `ts=x,v1=${'a'.repeat(64)}`,
  `ts=1,v1=${'g'.repeat(64)}`,
])('a header %p has no signature', (header) => {
  expect(parseSignatureHeader(header)).toBeNull();
});

test('parts that are missing are left out of what is signed', () => {
  expect(buildManifest('AB1', 'r', '9')).toBe('id:ab1;request-id:r;ts:9;');
  expect(buildManifest(undefined, undefined, '9')).toBe('ts:9;');
});

import { createHash, createHmac } from 'node:crypto';

interface SignedRequest {
  method: string;
  /** As it stands in the request line: path and query. */
  url: string;
  headers: Record<string, string>;
  secret: string;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Parses the header `authorization: AWS4-HMAC-SHA256 …` of an S3 request in tests. Returns null for any other
 * header.
 */
export function parseS3Authorization(authorization = '') {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  if (!found) return null;
  const [, key = '', date = '', region = '', service = '', signed = '', signature = ''] = found;
  return { key, date, region, service, signedHeaders: signed.split(';'), signature };
}

/**
 * Computes the signature that an S3 request must have (Signature Version 4), for the S3 server of tests.
 * Implemented from Amazon's description
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html) and not from a client.
 */
export function computeS3Signature(
  { method, url, headers, secret }: SignedRequest,
  { date, region, service, signedHeaders }: NonNullable<ReturnType<typeof parseS3Authorization>>,
): string {
  const [path = '', query = ''] = url.split('?');
  const canonicalQuery = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&');
  const canonical = [
    method,
    path,
    canonicalQuery,
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${date}/${region}/${service}/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(
    (before, part) => hmac(before, part),
    hmac(`AWS4${secret}`, date),
  );
  return hmac(key, text).toString('hex');
}

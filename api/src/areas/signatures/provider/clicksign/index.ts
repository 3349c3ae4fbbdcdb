import { createHmac, timingSafeEqual } from 'node:crypto';
import { computeSha256 } from '@girassol/api-platform/compute-sha256';
import { formatCpfOrCnpj } from '@girassol/shared-domain';
import type { SignerRole } from '@girassol/shared-domain/signatures';
import type {
  DocumentToSign,
  ExternalSignatureProvider,
  PersonToSign,
  ProviderDocumentKeys,
  ProviderEvent,
  SignatureProvider,
} from '../signature-provider';
import { type ClicksignClientSettings, createClicksignClient } from './client';
import {
  clicksignWebhookBodySchema,
  createdResponseSchema,
  documentsResponseSchema,
  envelopeResponseSchema,
  eventsResponseSchema,
  ignoredResponseSchema,
  toProviderSnapshot,
} from './responses';

export interface ClicksignSettings extends ClicksignClientSettings {
  /** Secret of the webhook signature (`Content-Hmac`). */
  secret: string;
}

/** As what it lets somebody stand in a document. */
const roles: Record<SignerRole, string> = {
  CONTRACTING: 'contractor',
  CONTRACTED: 'contractee',
  WITNESS: 'witness',
  GUARANTOR: 'guarantor',
  CONSENTING: 'consenting',
};

const DAYS_BETWEEN_REMINDERS = 3;

/**
 * Creates the signature provider for Clicksign, by version 3 of Clicksign's API. An envelope of Clicksign
 * contains the document, its signers and what is required of them.
 */
export const createClicksignProvider = (settings: ClicksignSettings): SignatureProvider => ({
  name: 'clicksign',
  label: 'Clicksign',
  outside: createOutsideSignatures(settings),
});

function createOutsideSignatures({ secret, ...settings }: ClicksignSettings): ExternalSignatureProvider {
  const client = createClicksignClient(settings);
  const post = (path: string, data: Record<string, unknown>, signal?: AbortSignal) =>
    client.call({ method: 'POST', path, data, answer: createdResponseSchema, signal });

  /** Everything before `running` is a draft there: what a broken try leaves behind nobody sees. */
  async function open(
    document: DocumentToSign,
    persons: readonly PersonToSign[],
    deadline: Date,
    signal?: AbortSignal,
  ): Promise<ProviderDocumentKeys> {
    const { data: opened } = await post('/envelopes', envelopeData(document, deadline), signal);
    const at = `/envelopes/${opened.id}`;
    const { data: file } = await post(`${at}/documents`, documentData(document), signal);
    const known = new Map<string, { providerKey: string; url: null }>();
    for (const person of persons) {
      const { data: signer } = await post(`${at}/signers`, signerData(document, person), signal);
      known.set(person.id, { providerKey: signer.id, url: null });
      for (const requirement of buildRequirements(person))
        await post(
          `${at}/requirements`,
          {
            type: 'requirements',
            attributes: requirement,
            relationships: {
              document: { data: { type: 'documents', id: file.id } },
              signer: { data: { type: 'signers', id: signer.id } },
            },
          },
          signal,
        );
    }
    // The last call: whatever fails before leaves a draft that nobody was told of.
    await setStatus(opened.id, 'running', signal);
    return { key: opened.id, persons: known };
  }

  const setStatus = (key: string, status: 'running' | 'canceled', signal?: AbortSignal) =>
    client.call({
      method: 'PATCH',
      path: `/envelopes/${key}`,
      data: { id: key, type: 'envelopes', attributes: { status } },
      answer: ignoredResponseSchema,
      signal,
    });

  return {
    open,
    async notify(key, { providerKey }, _channel, signal) {
      await client.call({
        method: 'POST',
        path: `/envelopes/${key}/signers/${providerKey}/notifications`,
        data: { type: 'notifications', attributes: { message: '' } },
        answer: ignoredResponseSchema,
        signal,
      });
    },
    async cancel(key, _reason, signal) {
      await setStatus(key, 'canceled', signal);
    },
    async read(key, signal) {
      const at = `/envelopes/${key}`;
      const found = await client.call({ method: 'GET', path: at, answer: envelopeResponseSchema, signal });
      const happened = await client.call({
        method: 'GET',
        path: `${at}/events`,
        answer: eventsResponseSchema,
        signal,
      });
      const snapshot = toProviderSnapshot(found, happened);
      if (snapshot.state !== 'COMPLETED') return { ...snapshot, sealed: null };
      const kept = await client.call({
        method: 'GET',
        path: `${at}/documents`,
        answer: documentsResponseSchema,
        signal,
      });
      // It is closed some moments before its file is there.
      const signed = kept.data[0]?.links.files.signed;
      return { ...snapshot, sealed: signed ? await client.download(signed, signal) : null };
    },
    hear(headers, body) {
      const given = Buffer.from(
        /^sha256=([0-9a-f]{64})$/i.exec(headers['content-hmac'] ?? '')?.[1] ?? '',
        'hex',
      );
      const expected = createHmac('sha256', secret).update(body).digest();
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return readEvent(body) ?? { id: computeSha256(body), key: '' };
    },
    readEvent,
  };
}

/** The same event is the same bytes, however often it is sent. */
function readEvent(body: Buffer): ProviderEvent | null {
  const { data } = clicksignWebhookBodySchema.safeParse(parseBody(body));
  const key = data?.envelope?.key ?? data?.document?.key;
  return key ? { id: computeSha256(body), key } : null;
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

const envelopeData = ({ name }: DocumentToSign, deadline: Date) => ({
  type: 'envelopes',
  attributes: {
    name,
    locale: 'pt-BR',
    auto_close: true,
    remind_interval: DAYS_BETWEEN_REMINDERS,
    block_after_refusal: true,
    deadline_at: deadline.toISOString(),
  },
});

const documentData = ({ name, signatureId, pdf }: DocumentToSign) => ({
  type: 'documents',
  attributes: {
    filename: `${name.replace(/[^\p{L}\p{N} ._-]/gu, ' ').trim()}.pdf`,
    content_base64: `data:application/pdf;base64,${pdf.toString('base64')}`,
    metadata: { signature: signatureId },
  },
});

const signerData = ({ isOrdered }: DocumentToSign, person: PersonToSign) => ({
  type: 'signers',
  attributes: {
    name: `${person.name} ${person.surname}`,
    email: person.email,
    has_documentation: true,
    documentation: formatCpfOrCnpj(person.document),
    phone_number: person.phone,
    refusable: true,
    group: isOrdered ? person.turn : 1,
    communicate_events: {
      signature_request: 'email',
      signature_reminder: 'email',
      document_signed: 'email',
    },
  },
});

/**
 * Builds the requirements of a signer: the action, and the proof of identity. A person who only gets a copy has none.
 */
const buildRequirements = ({ kind, role }: PersonToSign): Record<string, string>[] =>
  kind === 'COPY'
    ? [{ action: 'agree', role: 'receipt' }]
    : [
        { action: 'agree', role: kind === 'APPROVE' ? 'approve' : roles[role] },
        { action: 'provide_evidence', auth: 'email' },
      ];

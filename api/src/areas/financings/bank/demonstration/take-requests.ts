import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { toIsoDate } from '@girassol/shared-domain';
import { accountNow } from '../../../../platform/clock';
import { newId, type Tx } from '../../../../platform/database';
import { BankRefusal, type BankRequest, BankUnavailable, type SentPaper } from '../bank-provider';
import type { Application } from './application';
import { type Entry, lockEntry, writeEntry } from './books';
import { isOver } from './own-steps';
import { settled } from './paper-groups';

/** The largest paper that the bank reads. */
const MOST_BYTES = 25 * 1024 * 1024;

/** Writes a new request down, or finds the one that came with the same key. Answers what the bank calls it. */
export async function takeRequest(
  tx: Tx,
  { accountId, companyName, associates, request }: BankRequest,
  key: string,
): Promise<string> {
  const id = newId();
  const reference = `BD-${id}`;
  const row = await tx
    .insertInto('demo_bank_applications')
    .values({
      account_id: accountId,
      id,
      submit_key: key,
      reference,
      company_name: companyName,
      associates,
      request: JSON.stringify(request),
      stage: request.stage,
      status: 'SOLICITACAO_GERADA',
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'submit_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) {
    const entry = await requireEntry(tx, accountId, reference);
    await writeEntry(tx, entry, entry.application);
    return reference;
  }
  const known = await tx
    .selectFrom('demo_bank_applications')
    .select('reference')
    .where('account_id', '=', accountId)
    .where('submit_key', '=', key)
    .executeTakeFirstOrThrow();
  return known.reference;
}

/** A request that the bank knows, locked until the transaction ends. */
export async function requireEntry(tx: Tx, accountId: string, reference: string): Promise<Entry> {
  const entry = await lockEntry(tx, accountId, { reference });
  if (!entry) throw new BankRefusal('O banco não conhece este pedido.');
  return entry;
}

/** What a simulation becomes when it is meant. */
export function begun(application: Application): Application {
  if (application.stage === 'DEAL') return application;
  if (isOver(application)) throw new BankRefusal('Este pedido já foi encerrado pelo banco.');
  return { ...application, stage: 'DEAL', status: 'EM_ANALISE', reason: null };
}

/** An offer is taken: one, once, while it holds. */
export async function acceptOffer(tx: Tx, entry: Entry, reference: string): Promise<void> {
  const { application, accountId } = entry;
  if (application.accepted === reference) return;
  if (application.accepted !== null) throw new BankRefusal('Outra opção deste pedido já foi aceita.');
  const isEarly = ['SOLICITACAO_GERADA', 'EM_ANALISE', 'EM_REANALISE'].includes(application.status);
  if (isEarly) throw new BankUnavailable('O banco ainda analisa o pedido.');
  if (application.status !== 'AGUARDANDO_ACEITE')
    throw new BankRefusal('O banco não espera mais o aceite deste pedido.');
  const offer = application.offers.find((one) => one.reference === reference);
  if (!offer || offer.refused) throw new BankRefusal('O banco não oferece esta opção.');
  const today = toIsoDate((await accountNow(tx, accountId)).getTime());
  if (offer.validUntil < today) throw new BankRefusal('Esta opção já venceu.');
  await writeEntry(
    tx,
    entry,
    settled({ ...application, accepted: reference, status: 'PENDENTE_DOCUMENTACAO', reason: null }),
  );
}

/** A paper comes in, in place of the one before. */
export async function takePaper(tx: Tx, entry: Entry, paper: SentPaper, body: Buffer): Promise<void> {
  const { application, accountId, id } = entry;
  const { semantic, version, name, contentType } = paper;
  if (isOver(application)) throw new BankRefusal('Este pedido já foi encerrado pelo banco.');
  const before = application.papers.find((one) => one.semantic === semantic);
  if (before && before.version >= version) return;
  if (before && (before.status === 'APPROVED' || before.status === 'WAIVED'))
    throw new BankRefusal('O banco já aceitou este documento.');
  const kept = { content_type: contentType, body };
  await tx
    .insertInto('demo_bank_files')
    .values({ account_id: accountId, application_id: id, semantic, ...kept })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'application_id', 'semantic']).doUpdateSet(kept),
    )
    .execute();
  const papers = [
    ...application.papers.filter((one) => one !== before),
    { semantic, version, name, status: 'PENDING' as const, reason: null },
  ];
  await writeEntry(tx, entry, settled({ ...application, papers }));
}

/** Reads a paper as it comes; what is not what was announced is refused. */
export async function readPaper({ open, sha256 }: SentPaper, signal?: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  const stream: Readable = await open();
  for await (const part of stream) {
    signal?.throwIfAborted();
    parts.push(Buffer.from(part));
    size += parts.at(-1)?.length ?? 0;
    if (size > MOST_BYTES) throw new BankRefusal('O banco não recebe arquivos de mais de 25 MB.');
  }
  const body = Buffer.concat(parts);
  if (createHash('sha256').update(body).digest('hex') !== sha256)
    throw new BankUnavailable('O arquivo chegou ao banco diferente do que foi enviado.');
  return body;
}

/** The link at which the system can be watched comes in. */
export function withLink(application: Application, url: string): Application {
  if (application.link?.status === 'APPROVED' || application.link?.url === url) return application;
  return settled({ ...application, link: { url, status: 'PENDING' } });
}

/** A person asks for another look at a refusal. */
export function underReview(application: Application, reason: string): Application {
  if (application.status !== 'REPROVADO_MOTOR')
    throw new BankRefusal('Só se pede revisão de um pedido que foi recusado.');
  return {
    ...application,
    status: 'EM_REANALISE',
    reviewAsked: true,
    findings: [...application.findings, `Quem pediu quer uma revisão: ${reason}`],
  };
}

/** Whoever asked takes it back; until the money was paid. */
export function withdrawn(application: Application, reason: string): Application {
  if (application.status === 'CONCLUIDO') throw new BankRefusal('O banco já pagou este financiamento.');
  if (isOver(application)) return application;
  return {
    ...application,
    status: 'PROPOSTA_RECUSADA',
    reason: 'Cancelado por quem pediu.',
    findings: [...application.findings, `Cancelado por quem pediu: ${reason}`],
  };
}

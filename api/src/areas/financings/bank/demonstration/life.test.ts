import { DAY_MS } from '@girassol/shared-domain';
import {
  creditStatuses,
  expectedInstallationProofs,
  expectedInvoices,
  listExpectedApplicantDocuments,
} from '@girassol/shared-domain/financing';
import { buildApplication, companyRequestFields } from './applications.testing';
import { getNextAutomaticStep } from './automatic-steps';
import type { CreditApplication, StoredBankDocument } from './credit-application';
import { applyStatusFromDocuments } from './document-groups';

const now = new Date('2026-11-23T15:00:00Z');

/** Everything that the bank does by itself within a minute, and the statuses that it goes through. */
function live(application: CreditApplication): { end: CreditApplication; statuses: string[]; ms: number } {
  let end = application;
  let ms = 0;
  const statuses = [application.status as string];
  for (;;) {
    const step = getNextAutomaticStep(end, now);
    if (!step || step.afterMs > 60_000) return { end, statuses, ms };
    ms += step.afterMs;
    end = step.take(end, now);
    statuses.push(end.status);
  }
}

const sent = (
  semantics: readonly { semantic: string }[],
  changes: Partial<StoredBankDocument> = {},
): StoredBankDocument[] =>
  semantics.map(({ semantic }) => ({
    semantic,
    version: 1,
    status: 'PENDING',
    reason: null,
    name: `${semantic}.pdf`,
    ...changes,
  }));
const send = (application: CreditApplication, papers: StoredBankDocument[]): CreditApplication => {
  const names = new Set(papers.map(({ semantic }) => semantic));
  return applyStatusFromDocuments({
    ...application,
    papers: [...application.papers.filter(({ semantic }) => !names.has(semantic)), ...papers],
  });
};
const taken = (application: CreditApplication): CreditApplication =>
  applyStatusFromDocuments({ ...application, accepted: 'x', status: 'PENDENTE_DOCUMENTACAO' });
const mailed = (tag: string) => ({ request: { customerEmail: `ana+${tag}@casa.test` } });
const accepted = (changes: Parameters<typeof buildApplication>[0] = {}) =>
  taken(live(buildApplication(changes)).end);
const documents = listExpectedApplicantDocuments({ isCNPJ: false, partners: 1 });

describe('the life of a request at the demonstration bank', () => {
  test('from the request to the money, in the order of the statuses, in seconds', () => {
    const asked = live(buildApplication());
    expect(asked.statuses).toEqual(['SOLICITACAO_GERADA', 'EM_ANALISE', 'AGUARDANDO_ACEITE']);
    const papers = live(send(taken(asked.end), sent(documents)));
    expect(papers.statuses).toEqual([
      'ANALISE_DOCUMENTACAO',
      'EM_CADASTRO',
      'AGUARDANDO_ASSINATURA',
      'ENVIO_NFE',
    ]);
    expect(papers.end).toMatchObject({ contractSigned: true, serviceApproved: false });
    expect(papers.end.expiresAt?.getTime()).toBe(now.getTime() + 120 * DAY_MS);
    const billed = live(send(papers.end, sent(expectedInvoices)));
    expect(billed.statuses).toEqual(['ANALISE_DOCUMENTACAO_CONTRATACAO', 'COMPROVANTE_SERVICO']);
    const withLink: CreditApplication = {
      ...billed.end,
      link: { url: 'https://casa.test', status: 'PENDING' },
    };
    const built = live(send(withLink, sent(expectedInstallationProofs)));
    expect(built.statuses).toEqual([
      'ANALISE_DOCUMENTACAO_CONTRATACAO',
      'AGUARDANDO_DESEMBOLSO',
      'CONCLUIDO',
    ]);
    expect(built.end.serviceApproved).toBe(true);
    expect(asked.ms + papers.ms + billed.ms + built.ms).toBeLessThan(6_000);
  });

  test('a simulation ends with offers that are approved before anybody applied', () => {
    const { end, statuses } = live(buildApplication({ stage: 'SIMULATION' }));
    expect(statuses).toEqual(['SOLICITACAO_GERADA', 'SIMULAÇÃO_GERADA']);
    expect(end).toMatchObject({ preApproved: true, accepted: null });
    expect(end.offers).toHaveLength(4);
  });

  test('a paper whose name says so is sent back with a reason, and goes on when it came again', () => {
    const [first, ...others] = documents;
    if (!first) throw new Error('no documents');
    const bad = sent([first], { name: 'reprovar-cnh.pdf' });
    const { end } = live(send(accepted(), [...bad, ...sent(others)]));
    expect(end).toMatchObject({ status: 'DOCUMENTO_REJEITADO', reason: expect.stringContaining('CNH: ') });
    expect(end.papers.filter(({ status }) => status === 'REJECTED')).toHaveLength(1);
    expect(live(send(end, sent([first], { version: 2 }))).end.status).toBe('ENVIO_NFE');
  });

  test('some papers are no group: it waits for the rest', () => {
    const { end } = live(send(accepted(), sent(documents.slice(0, 3))));
    expect(end.status).toBe('PENDENTE_DOCUMENTACAO');
  });

  test('a partner without a licence is waited for, until the bank waives it', () => {
    const expected = listExpectedApplicantDocuments({ isCNPJ: true, partners: 2 });
    const isLicence = ({ semantic }: { semantic: string }) => semantic === 'CNH Sócio 2';
    const before = send(
      accepted({ request: companyRequestFields, associates: 2 }),
      sent(expected.filter((paper) => !isLicence(paper))),
    );
    expect(before.status).toBe('PENDENTE_DOCUMENTACAO');
    const waived = send(before, sent(expected.filter(isLicence), { status: 'WAIVED', version: 0 }));
    expect(live(waived).end.status).toBe('ENVIO_NFE');
  });

  test.each([
    ['negar', ['SOLICITACAO_GERADA', 'EM_ANALISE', 'REPROVADO_MOTOR']],
    ['pendente', ['SOLICITACAO_GERADA', 'EM_ANALISE']],
    ['reanalise', ['SOLICITACAO_GERADA', 'EM_ANALISE', 'EM_REANALISE', 'AGUARDANDO_ACEITE']],
    ['expirar', ['SOLICITACAO_GERADA', 'EM_ANALISE', 'AGUARDANDO_ACEITE', 'VENCIDO']],
    ['lento', ['SOLICITACAO_GERADA']],
  ])('[financing-045] the built-in bank goes its way, and out of it, with +%s', (tag, statuses) => {
    const gone = live(buildApplication(mailed(tag))).statuses;
    expect(gone).toEqual(statuses);
    // Until somebody takes the offer it goes along the list of financing-041, exits included.
    const listed = gone.map((status) => creditStatuses.findIndex(({ code }) => code === status));
    expect(listed).toEqual([...new Set(listed)].sort((one, other) => one - other));
    expect(listed[0]).toBeGreaterThanOrEqual(0);
  });

  test('+documentos asks for one paper again, once', () => {
    const { end } = live(send(accepted(mailed('documentos')), sent(documents)));
    expect(end.status).toBe('DOCUMENTO_REJEITADO');
    const again = end.papers.filter(({ status }) => status === 'REJECTED');
    expect(again.map(({ reason }) => reason)).toEqual([expect.stringContaining('mais recente')]);
    expect(live(send(end, sent(again, { version: 2 }))).end.status).toBe('ENVIO_NFE');
  });

  test('+pendente leaves every decision to the desk', () => {
    const approved = buildApplication({ ...mailed('pendente'), status: 'AGUARDANDO_ACEITE' });
    expect(live(send(taken(approved), sent(documents))).end.status).toBe('ANALISE_DOCUMENTACAO');
    const drawn = live(buildApplication({ ...mailed('pendente'), status: 'EM_CADASTRO' }));
    expect(drawn.end.status).toBe('AGUARDANDO_ASSINATURA');
    expect(
      getNextAutomaticStep(buildApplication({ ...mailed('pendente'), status: 'AGUARDANDO_DESEMBOLSO' }), now),
    ).toBeNull();
  });

  test('+lento takes a day of the account’s clock for a step', () => {
    expect(getNextAutomaticStep(buildApplication(mailed('lento')), now)?.afterMs).toBe(DAY_MS);
  });

  test('an offer that nobody took ends with its last day; a review that nobody made confirms the refusal', () => {
    const { end } = live(buildApplication());
    const expiry = getNextAutomaticStep(end, now);
    expect(new Date(now.getTime() + (expiry?.afterMs ?? 0)).toISOString()).toBe('2026-11-29T03:00:00.000Z');
    expect(expiry?.take(end, now).status).toBe('VENCIDO');
    const review = getNextAutomaticStep(buildApplication({ status: 'EM_REANALISE', reviewAsked: true }), now);
    expect(review?.afterMs).toBe(2 * DAY_MS);
  });
});

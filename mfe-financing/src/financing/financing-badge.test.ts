import { addDays, instantOf } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { aFinancing, anOption, NOW } from './a-financing';
import { financingBadge } from './financing-badge';

const label = (changes: Parameters<typeof aFinancing>[0]) => financingBadge(aFinancing(changes)).label;

test('[financing-049] before a deal: what the bank approved beforehand, or the analysis', () => {
  expect(label({ btg: { preApproved: true, status: 'AGUARDANDO_ACEITE' } })).toBe('Crédito Pré-Aprovado');
  expect(label({ btg: { preApproved: false, status: 'EM_ANALISE' } })).toBe('Análise');
});

test('[financing-051] PENDENTE without an answer, INDISPONÍVEL where all options are refused', () => {
  expect(label({ isWaiting: true, proposals: [] })).toBe('PENDENTE');
  expect(label({ proposals: [anOption({ refused: true })] })).toBe('INDISPONÍVEL');
});

test('[financing-050] without the Marketplace a deal has three steps', () => {
  const simple = { variant: 'BTG', stage: 'DEAL' } as const;
  expect(label({ ...simple, proposals: [anOption()] })).toBe('Adicionar à Proposta');
  expect(label({ ...simple, proposals: [anOption({ addedToProp: true })] })).toBe('Seleção da Opção');
  expect(label({ ...simple, proposals: [anOption({ addedToProp: true, chosen: true })] })).toBe(
    'Contratação',
  );
});

testAtHoursOfTheDay(
  'a bank that is silent for over seven days is told apart from one that refused',
  ({ today, now }) => {
    for (const hour of ['00:01', '21:01', '23:59']) {
      const silentFor = (days: number) => ({
        isWaiting: true,
        proposals: [],
        lastUpdatedTimestamp: instantOf(addDays(today, -days), hour),
        now,
      });
      expect(financingBadge(aFinancing(silentFor(8)))).toEqual({ label: 'Sem resposta', tone: 'warn' });
      expect(label(silentFor(7))).toBe('PENDENTE');
    }
    expect(financingBadge(aFinancing({ btg: { preApproved: false, status: 'REPROVADO_MOTOR' } }))).toEqual({
      label: 'Indicação Reprovada',
      tone: 'bad',
    });
  },
);

test('what no table knows is shown as it came, without judging it', () => {
  const chosen = [anOption({ addedToProp: true, chosen: true })];
  const papers = [
    'CNH',
    'RG',
    'Conta de Energia',
    'Comprovante de Renda',
    'NFe de Serviço',
    'NFe dos Equipamentos',
  ];
  const financing = aFinancing({
    stage: 'DEAL',
    proposals: chosen,
    papers: papers.map((semantic) => ({
      semantic,
      status: 'APPROVED' as const,
      reason: null,
      sentTimestamp: NOW,
    })),
    btg: { preApproved: true, status: 'FASE_NOVA' },
  });
  expect(financingBadge(financing)).toEqual({ label: 'FASE_NOVA', tone: 'neutral' });
});

test('a withdrawn financing is neither open nor refused', () => {
  expect(financingBadge(aFinancing({ isWithdrawn: true }))).toEqual({ label: 'Cancelado', tone: 'neutral' });
});

import { addDays, toEpochMs } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { buildFinancing, buildFinancingOption, NOW } from './financing.fixture';
import { getFinancingBadge } from './financing-badge';

const label = (changes: Parameters<typeof buildFinancing>[0]) =>
  getFinancingBadge(buildFinancing(changes)).label;

test('[financing-049] before a deal: what the bank approved beforehand, or the analysis', () => {
  for (const status of ['SIMULAÇÃO_GERADA', 'EM_ANALISE', 'AGUARDANDO_ACEITE'])
    expect([true, false].map((preApproved) => label({ btg: { preApproved, status } }))).toEqual([
      'Crédito Pré-Aprovado',
      'Análise',
    ]);
});

test('[financing-051] PENDENTE without an answer, INDISPONÍVEL where all options are refused, else what was found', () => {
  const badge = (changes: Parameters<typeof buildFinancing>[0]) => getFinancingBadge(buildFinancing(changes));
  const [refused, offered] = [buildFinancingOption({ refused: true }), buildFinancingOption()];
  expect(badge({ isWaiting: true, proposals: [] })).toEqual({ label: 'PENDENTE', tone: 'info' });
  expect(badge({ proposals: [refused, refused] })).toEqual({ label: 'INDISPONÍVEL', tone: 'bad' });
  const found = { btg: { preApproved: true, status: 'AGUARDANDO_ACEITE' } };
  for (const proposals of [[refused, offered], [offered], []])
    expect(badge({ ...found, proposals })).toEqual({ label: 'Crédito Pré-Aprovado', tone: 'good' });
});

test('[financing-050] without the Marketplace a deal has three steps', () => {
  const simple = { variant: 'BTG', stage: 'DEAL' } as const;
  expect(label({ ...simple, proposals: [buildFinancingOption()] })).toBe('Adicionar à Proposta');
  expect(label({ ...simple, proposals: [buildFinancingOption({ addedToProp: true })] })).toBe(
    'Seleção da Opção',
  );
  expect(label({ ...simple, proposals: [buildFinancingOption({ addedToProp: true, chosen: true })] })).toBe(
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
        lastUpdatedTimestamp: toEpochMs(addDays(today, -days), hour),
        now,
      });
      expect(getFinancingBadge(buildFinancing(silentFor(8)))).toEqual({
        label: 'Sem resposta',
        tone: 'warn',
      });
      expect(label(silentFor(7))).toBe('PENDENTE');
    }
    expect(
      getFinancingBadge(buildFinancing({ btg: { preApproved: false, status: 'REPROVADO_MOTOR' } })),
    ).toEqual({
      label: 'Indicação Reprovada',
      tone: 'bad',
    });
  },
);

test('what no table knows is shown as it came, without judging it', () => {
  const chosen = [buildFinancingOption({ addedToProp: true, chosen: true })];
  const papers = [
    'CNH',
    'RG',
    'Conta de Energia',
    'Comprovante de Renda',
    'NFe de Serviço',
    'NFe dos Equipamentos',
  ];
  const financing = buildFinancing({
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
  expect(getFinancingBadge(financing)).toEqual({ label: 'FASE_NOVA', tone: 'neutral' });
});

test('a withdrawn financing is neither open nor refused', () => {
  expect(getFinancingBadge(buildFinancing({ isWithdrawn: true }))).toEqual({
    label: 'Cancelado',
    tone: 'neutral',
  });
});

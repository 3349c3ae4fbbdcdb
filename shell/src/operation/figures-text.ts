import type { LiveChange, LivePlace, ReleaseFigures, StandIn, Unmet } from '@girassol/federation/operations';

const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('pt-BR');

/** Share of opens that failed, percent; null before the first. */
export function errorRate({ opens, failures }: ReleaseFigures): number | null {
  const all = opens + failures;
  return all === 0 ? null : (failures * 100) / all;
}

export const rateText = (figures: ReleaseFigures): string => {
  const rate = errorRate(figures);
  return rate === null ? '—' : `${percent.format(rate)} %`;
};

export const countText = (count: number): string => whole.format(count);

export const timeText = (ms: number | null | undefined): string =>
  ms === null || ms === undefined ? '—' : `${whole.format(Math.round(ms))} ms`;

const score = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** How much the layout jumps: 0,10 and less is calm. */
export const shiftText = (shift: number | undefined): string =>
  shift === undefined ? '—' : score.format(shift);

const scopeWords: Record<LivePlace['scope'], string> = {
  all: 'Todos',
  distribution: 'Distribuição',
  host: 'Endereço',
  account: 'Conta',
};

/** "Distribuição SERRANA"; of an account its name, where it is known. */
export const placeText = ({ scope, target }: LivePlace, accounts: Record<string, string> = {}): string =>
  [scopeWords[scope], (scope === 'account' && accounts[target]) || target].filter(Boolean).join(' ');

const standInReasons: Record<StandIn['code'], string> = {
  'GF-403': 'os arquivos dela não estão aqui como foram publicados',
  'GF-406': 'o shell atual não tem o que ela usa',
};

/** "As pessoas recebem 1.0.0: os arquivos dela não estão aqui como foram publicados. (GF-403)". */
export const standInText = ({ version, code }: StandIn): string =>
  `${version ? `As pessoas recebem ${version}` : 'As pessoas não recebem nenhuma versão'}: ${standInReasons[code]}. (${code})`;

const actionWords: Record<LiveChange['action'], string> = {
  start: 'No ar com o servidor',
  rollout: 'Colocada no ar',
  rollback: 'Versão anterior de volta',
  return: 'Voltou sozinha',
  pause: 'Em pausa',
  resume: 'Fim da pausa',
};

/** "1.0.0 → 1.1.0 (10 %)". */
export function changeText({ action, before, after, withoutInspection }: LiveChange): string {
  const stateText = (state: LiveChange['after']) =>
    state ? `${state.version}${state.share < 100 ? ` (${state.share} %)` : ''}` : 'nenhuma';
  const isSame = before?.version === after?.version && before?.share === after?.share;
  const states = isSame ? stateText(after) : `${stateText(before)} → ${stateText(after)}`;
  return `${actionWords[action]}: ${states}${withoutInspection ? ', sem a conferência do servidor' : ''}`;
}

/** What the live shell lacks for a release: "falta Gauge em @girassol/shared-ui; pede shared-ui ^0.3.0, há 0.1.0". */
export const unmetText = (unmet: readonly Unmet[]): string =>
  unmet
    .map((missing) =>
      missing.kind === 'names'
        ? `falta ${missing.names.join(', ')} em ${missing.of}`
        : `pede ${missing.of} ${missing.wanted}, há ${missing.has ?? 'nenhum'}`,
    )
    .join('; ');

import type {
  LiveReleaseTarget,
  RegistryChange,
  ReleaseFigures,
  ReplacementRelease,
  UnmetRequirement,
} from '@girassol/federation/operations';

const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('pt-BR');

/** Returns the percentage of attempts to open an area that failed; null without any attempt. */
export function computeErrorRate({ opens, failures }: ReleaseFigures): number | null {
  const all = opens + failures;
  return all === 0 ? null : (failures * 100) / all;
}

/** Formats the percentage of failed attempts to open an area: "1,5 %"; "—" without any attempt. */
export const formatErrorRate = (figures: ReleaseFigures): string => {
  const rate = computeErrorRate(figures);
  return rate === null ? '—' : `${percent.format(rate)} %`;
};

/** Formats a whole number with Brazilian separators. */
export const formatCount = (count: number): string => whole.format(count);

/** Formats a duration: "86 ms"; "—" for an unknown one. */
export const formatMilliseconds = (ms: number | null | undefined): string =>
  ms === null || ms === undefined ? '—' : `${whole.format(Math.round(ms))} ms`;

const score = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a layout shift score; 0,10 and less is good. */
export const formatLayoutShift = (shift: number | undefined): string =>
  shift === undefined ? '—' : score.format(shift);

const scopeLabels: Record<LiveReleaseTarget['scope'], string> = {
  all: 'Todos',
  distribution: 'Distribuição',
  host: 'Endereço',
  account: 'Conta',
};

/**
 * Formats for whom a version is live, scope and target: "Distribuição SERRANA". Names an account if
 * `accounts` has its name.
 */
export const formatLiveTarget = (
  { scope, target }: LiveReleaseTarget,
  accounts: Record<string, string> = {},
): string =>
  [scopeLabels[scope], (scope === 'account' && accounts[target]) || target].filter(Boolean).join(' ');

const standInReasons: Record<ReplacementRelease['code'], string> = {
  'GF-403': 'os arquivos dela não estão aqui como foram publicados',
  'GF-406': 'o shell atual não tem o que ela usa',
};

/**
 * Describes the release that is served in place of another: "As pessoas recebem 1.0.0: os arquivos dela não estão aqui
 * como foram publicados. (GF-403)".
 */
export const describeReplacementRelease = ({ version, code }: ReplacementRelease): string =>
  `${version ? `As pessoas recebem ${version}` : 'As pessoas não recebem nenhuma versão'}: ${standInReasons[code]}. (${code})`;

const liveActionLabels: Record<RegistryChange['action'], string> = {
  start: 'No ar com o servidor',
  rollout: 'Colocada no ar',
  rollback: 'Versão anterior de volta',
  return: 'Voltou sozinha',
  pause: 'Em pausa',
  resume: 'Fim da pausa',
};

/** Describes a change of a live version: "Colocada no ar: 1.0.0 → 1.1.0 (10 %)". */
export function describeLiveVersionChange({
  action,
  before,
  after,
  withoutInspection,
}: RegistryChange): string {
  const stateText = (state: RegistryChange['after']) =>
    state ? `${state.version}${state.share < 100 ? ` (${state.share} %)` : ''}` : 'nenhuma';
  const isSame = before?.version === after?.version && before?.share === after?.share;
  const states = isSame ? stateText(after) : `${stateText(before)} → ${stateText(after)}`;
  return `${liveActionLabels[action]}: ${states}${withoutInspection ? ', sem a conferência do servidor' : ''}`;
}

/** Describes the unmet requirements of a release: "falta Gauge em @girassol/shared-ui; pede shared-ui ^0.3.0, há 0.1.0". */
export const describeUnmetRequirements = (unmet: readonly UnmetRequirement[]): string =>
  unmet
    .map((missing) =>
      missing.kind === 'names'
        ? `falta ${missing.names.join(', ')} em ${missing.of}`
        : `pede ${missing.of} ${missing.wanted}, há ${missing.has ?? 'nenhum'}`,
    )
    .join('; ');

const environmentLabels: Readonly<Record<string, string>> = {
  development: 'desenvolvimento',
  staging: 'homologação',
  production: 'produção',
};

/** Returns the name of an environment; of one that an installation has named itself, that name. */
export const getEnvironmentLabel = (environment: string): string =>
  environmentLabels[environment] ?? environment;

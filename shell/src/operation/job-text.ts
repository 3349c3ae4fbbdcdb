import type { ListedJob, ListedJobState, ResponseBody } from '@girassol/shared-domain/contract';

/** Figures of one job kind, such as its numbers of queued, running and failed jobs. */
export type JobKindFigures = ResponseBody<'GET /operation/jobs/list/:state/:multiplier'>['kinds'][number];

/** Lists of the jobs page, each with its word in the address. */
export const jobLists: readonly { word: string; state: ListedJobState; label: string; none: string }[] = [
  { word: 'falhas', state: 'FAILED', label: 'Falharam', none: 'Nenhuma tarefa falhou de vez.' },
  { word: 'fila', state: 'QUEUED', label: 'Na fila', none: 'Nada espera na fila.' },
  { word: 'em-andamento', state: 'RUNNING', label: 'Em andamento', none: 'Nada está sendo feito agora.' },
  { word: 'feitas', state: 'DONE', label: 'Feitas', none: 'Nada foi feito nos últimos sete dias.' },
  { word: 'encerradas', state: 'CANCELLED', label: 'Encerradas', none: 'Nada foi cancelado nem descartado.' },
];

/** Describes the attempts of a job in one line. */
export function describeAttempts({ attempts, maxAttempts, state }: ListedJob): string {
  if (attempts === 0) return 'ainda não tentada';
  const tries = attempts === 1 ? '1 tentativa' : `${attempts} tentativas`;
  return state === 'DONE' ? tries : `${tries} de ${maxAttempts}`;
}

/**
 * Describes the figures of a job kind: `1 na fila há 3 min · 2 em andamento · 1 falhou`; empty where there are none.
 */
export function describeKindFigures({ queued, running, failed, oldestSeconds }: JobKindFigures): string {
  return [
    queued > 0 && `${queued} na fila${oldestSeconds >= 60 ? ` há ${waitText(oldestSeconds)}` : ''}`,
    running > 0 && `${running} em andamento`,
    failed > 0 && (failed === 1 ? '1 falhou' : `${failed} falharam`),
  ]
    .filter(Boolean)
    .join(' · ');
}

function waitText(seconds: number): string {
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`;
  const hours = Math.floor(seconds / 3_600);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} dias`;
}

import { api, apiQueryKey, attempt, queryClient, useSession } from '@girassol/shared-auth';
import { formatCount } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { importTitles, type RowDecision } from '@girassol/shared-domain/imports';
import { confirm } from '@girassol/shared-ui';
import { useState } from 'react';
import { rememberImport } from '../../data/use-import';
import { decisions } from './decision-words';

/** Answers questions: of a line, or of all that are left. A refusal has shown its dialog. */
export function useDecisions(record: ImportRecord) {
  const userId = useSession()?.userId ?? '';
  /** Lines on their way; 'all' of them. */
  const [busy, setBusy] = useState<ReadonlySet<number | 'all'>>(new Set());

  async function send(which: readonly number[] | 'all', decision: RowDecision) {
    const ours = new Set<number | 'all'>(which === 'all' ? [which] : which);
    setBusy((known) => new Set([...known, ...ours]));
    const answer = await attempt(() =>
      api('PUT /imports/decisions/:userId/:importId', {
        params: { userId, importId: record._id },
        body: { decision, ...(which !== 'all' && { lines: [...which] }) },
      }),
    );
    if (answer) {
      rememberImport(userId, answer.import);
      await queryClient.invalidateQueries({ queryKey: apiQueryKey('GET /imports/rows/:userId/:importId') });
    }
    setBusy((known) => new Set([...known].filter((one) => !ours.has(one))));
  }

  async function decideAll(decision: RowDecision) {
    const label = decisions.find((one) => one.decision === decision)?.label ?? '';
    const { many } = importTitles[record.importType];
    const isMeant = await confirm({
      title: `${label}: todas as perguntas?`,
      text: `${formatCount(record.counts.asking, 'linha recebe', 'linhas recebem')} a mesma resposta. Nada é gravado em ${many} até você importar.`,
      confirmLabel: `${label} em todas`,
    });
    if (isMeant) await send('all', decision);
  }

  return {
    busy,
    decide: (lines: readonly number[], decision: RowDecision) => void send(lines, decision),
    decideAll: (decision: RowDecision) => void decideAll(decision),
  };
}

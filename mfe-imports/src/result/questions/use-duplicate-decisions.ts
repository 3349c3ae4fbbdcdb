import { api, attemptAction, buildApiQueryKey, queryClient, useSession } from '@girassol/shared-auth';
import { formatCountWithNoun } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { type ImportRowDecision, importTypeNouns } from '@girassol/shared-domain/imports';
import { confirm } from '@girassol/shared-ui';
import { useState } from 'react';
import { cacheImport } from '../../data/use-import';
import { duplicateDecisionOptions } from './decision-labels';

/**
 * Provides functions that answer the question whether a row is a duplicate, for single lines or for all
 * remaining lines. Refusals are shown in a dialog.
 */
export function useDuplicateDecisions(record: ImportRecord) {
  const userId = useSession()?.userId ?? '';
  /** Lines on their way; 'all' of them. */
  const [busy, setBusy] = useState<ReadonlySet<number | 'all'>>(new Set());

  async function send(which: readonly number[] | 'all', decision: ImportRowDecision) {
    const ours = new Set<number | 'all'>(which === 'all' ? [which] : which);
    setBusy((known) => new Set([...known, ...ours]));
    const answer = await attemptAction(() =>
      api('PUT /imports/decisions/:userId/:importId', {
        params: { userId, importId: record._id },
        body: { decision, ...(which !== 'all' && { lines: [...which] }) },
      }),
    );
    if (answer) {
      cacheImport(userId, answer.import);
      await queryClient.invalidateQueries({
        queryKey: buildApiQueryKey('GET /imports/rows/:userId/:importId'),
      });
    }
    setBusy((known) => new Set([...known].filter((one) => !ours.has(one))));
  }

  async function decideAll(decision: ImportRowDecision) {
    const label = duplicateDecisionOptions.find((one) => one.decision === decision)?.label ?? '';
    const { many } = importTypeNouns[record.importType];
    const isMeant = await confirm({
      title: `${label}: todas as perguntas?`,
      text: `${formatCountWithNoun(record.counts.asking, 'linha recebe', 'linhas recebem')} a mesma resposta. Nada é gravado em ${many} até você importar.`,
      confirmLabel: `${label} em todas`,
    });
    if (isMeant) await send('all', decision);
  }

  return {
    busy,
    decide: (lines: readonly number[], decision: ImportRowDecision) => void send(lines, decision),
    decideAll: (decision: ImportRowDecision) => void decideAll(decision),
  };
}

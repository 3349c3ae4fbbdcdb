import { useSession } from '@girassol/shared-auth';
import {
  type ChecklistAnswerValue,
  describeAnswer,
  formatRelativeDay,
  isEnterprisePlan,
} from '@girassol/shared-domain';
import type { BoardItem, ChecklistItem, SaleChecklistAnswers } from '@girassol/shared-domain/contract';
import { Button, ErrorState, Skeleton, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FoldableBlock } from '../item/FoldableBlock';
import { ChecklistField } from './ChecklistField';
import {
  countAnsweredChecklistItems,
  getChecklistAnswer,
  groupChecklistItems,
} from './group-checklist-items';
import { useChecklist } from './use-checklist';
import type { WaitingAnswer } from './waiting-answers';

const { color, font, radius, space, weight } = tokens;

interface ChecklistBlockProps {
  item: BoardItem;
  now: number;
  startsOpen: boolean;
}

/** Collapsible checklist of an item, for ENTERPRISE accounts (boards-046). */
export function ChecklistBlock(props: ChecklistBlockProps) {
  const session = useSession();
  return session && isEnterprisePlan(session) ? <OpenChecklist {...props} /> : null;
}

function OpenChecklist({ item, now, startsOpen }: ChecklistBlockProps) {
  const { template, answers, checklist, waiting, send } = useChecklist(item);
  const [drafts, setDrafts] = useState<Record<string, { task: string; draft: ChecklistAnswerValue }>>({});
  const items = template.data?.checklist.items;
  const keep = ({ _id, task }: ChecklistItem, draft: ChecklistAnswerValue | undefined) =>
    setDrafts(({ [_id]: _, ...others }) =>
      draft === undefined ? others : { ...others, [_id]: { task, draft } },
    );
  // Taken out of the checklist while somebody typed into them.
  const lost = Object.entries(drafts).filter(
    ([itemId, { draft }]) => draft !== null && draft !== '' && items?.every(({ _id }) => _id !== itemId),
  );
  // A board without a checklist has no section for it.
  if (items?.length === 0 && lost.length === 0) return null;

  return (
    <Frame
      title="Checklist"
      note={items && checklist && `${countAnsweredChecklistItems(items, checklist)} de ${items.length}`}
      startsOpen={startsOpen}
    >
      {(template.isError && !items) || (answers.isError && !checklist) ? (
        <ErrorState
          error={template.error ?? answers.error}
          isCompact
          onRetry={() => {
            void template.refetch();
            void answers.refetch();
          }}
        />
      ) : (
        !(items && checklist) && <Skeleton height={120} />
      )}
      {lost.map(([itemId, { task, draft }]) => (
        <Lost key={itemId} role="status">
          <p>
            “{task}” foi retirado do checklist. O que você digitou: <strong>{String(draft)}</strong>
          </p>
          <Button size="sm" onClick={() => setDrafts(({ [itemId]: _, ...others }) => others)}>
            Dispensar
          </Button>
        </Lost>
      ))}
      {items &&
        checklist &&
        groupChecklistItems(items).map((group) => (
          <Group key={group.category} aria-label={group.category}>
            <legend>{group.category}</legend>
            {group.items.map((entry) => (
              <ChecklistField
                key={entry._id}
                item={entry}
                answer={getChecklistAnswer(checklist, entry._id)}
                draft={drafts[entry._id]?.draft}
                onDraft={(draft) => keep(entry, draft)}
                description={describeWaiting(waiting, entry._id) ?? answeredBy(checklist, entry._id, now)}
                onAnswer={(answer) => send(entry._id, answer)}
              />
            ))}
          </Group>
        ))}
    </Frame>
  );
}

/** Says that an answer waits on this device; undefined if none does. */
function describeWaiting(waiting: readonly WaitingAnswer[], itemId: string): string | undefined {
  const last = waiting.findLast((answer) => answer.itemId === itemId);
  if (!last) return undefined;
  return last.isRefused ? `Não foi enviada: ${describeAnswer(last.answer)}` : 'Esperando sinal';
}

function answeredBy({ answers }: SaleChecklistAnswers, itemId: string, now: number): string | undefined {
  const answer = answers.find(({ templateItemId }) => templateItemId === itemId);
  return answer && `${answer.userName}, ${formatRelativeDay(answer.answeredTimestamp, now)}`;
}

const Frame = styled(FoldableBlock)`
  border-top: 1px solid ${color.lineSoft};
`;

const Lost = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};
  margin-bottom: ${space[12]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.warnSoft};
  color: ${color.warnInk};
  font: ${font[13]};
  p { flex: 1; min-width: 0; margin: 0; overflow-wrap: anywhere; }
`;

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  min-width: 0;
  margin: 0 0 ${space[16]};
  padding: 0;
  border: 0;
  legend { padding: 0 0 ${space[8]}; color: ${color.inkSoft}; font: ${font[12]}; font-weight: ${weight.medium}; }
`;

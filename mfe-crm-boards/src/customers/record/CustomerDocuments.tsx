import { useSession } from '@girassol/shared-auth';
import type { TimelineEvent, TimelineSubject } from '@girassol/shared-domain';
import type { TimelineEntry } from '@girassol/shared-domain/contract';
import { DateText, Heading, Stack, Text, TextLink } from '@girassol/shared-ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { describeTimelineEntry } from '../timeline/timeline-labels';
import { getTimelinePath } from '../timeline/timeline-path';
import { useTimeline } from '../timeline/use-timeline';
import { RecordLine, RecordList } from './record-layout';

/** Documents of each kind on the overview. The tabs of their areas list all of them. */
const MAX_SHOWN = 3;

/** Events of a document, the one that says most about it last. */
const stages: readonly TimelineEvent[] = [
  'PROPOSAL_FINISHED',
  'PROPOSAL_VIEWED',
  'PROPOSAL_ACCEPTED',
  'CONTRACT_GENERATED',
  'CONTRACT_SENT',
  'CONTRACT_SIGNED',
];

/** Newest proposals and contracts of a customer with how far each of them is; nothing without one. */
export function CustomerDocuments({ customerId }: { customerId: string }) {
  const session = useSession();
  const title = useId();
  const documents = [
    ...useNewestDocuments(customerId, 'CONTRACT'),
    ...useNewestDocuments(customerId, 'PROPOSAL'),
  ];
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <Stack gap={12}>
        <Heading level={2} size={16} id={title}>
          Propostas e contratos
        </Heading>
        <RecordList aria-labelledby={title}>
          {documents.map((entry) => {
            const words = describeTimelineEntry(entry);
            const path = session && getTimelinePath(entry, { session, customerId });
            return (
              <li key={entry.key}>
                <RecordLine>
                  <div>
                    {path ? (
                      <TextLink as={Link} to={path}>
                        {words.title}
                      </TextLink>
                    ) : (
                      words.title
                    )}
                    {words.detail && (
                      <Text as="p" size={13} tone="soft">
                        {words.detail}
                      </Text>
                    )}
                  </div>
                  <Text size={13} tone="soft">
                    <DateText value={entry.timestamp} />
                  </Text>
                </RecordLine>
              </li>
            );
          })}
        </RecordList>
      </Stack>
    </section>
  );
}

function useNewestDocuments(
  customerId: string,
  subject: Extract<TimelineSubject, 'CONTRACT' | 'PROPOSAL'>,
): TimelineEntry[] {
  return pickLastStages(useTimeline(customerId, subject).entries).slice(0, MAX_SHOWN);
}

/** Picks of each document the entry that says most about it, in the order of the documents' newest entries. */
export function pickLastStages(entries: readonly TimelineEntry[]): TimelineEntry[] {
  const byRecord = new Map<string, TimelineEntry>();
  for (const entry of entries) {
    const known = byRecord.get(entry.record);
    if (!known || stages.indexOf(entry.event) > stages.indexOf(known.event))
      byRecord.set(entry.record, entry);
  }
  return [...byRecord.values()];
}

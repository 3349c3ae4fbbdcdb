import { Row, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { OwnTabProps } from '../item/own-tab';
import { ArchiveGate } from './ArchiveGate';

/** The Arquivos tab of an item: the archive of its customer. */
export default function ArchiveTab({ item }: OwnTabProps) {
  return (
    <Place>
      <ArchiveGate
        cid={item.customer._id}
        head={({ summary, action }) => (
          <Head justify="between" wraps>
            <Text size={13} tone="soft">
              {summary}
            </Text>
            {action}
          </Head>
        )}
      />
    </Place>
  );
}

const Place = styled.div`
  padding-top: ${tokens.space[8]};
`;

const Head = styled(Row)`
  min-height: 2.5rem;
  margin-bottom: ${tokens.space[12]};
`;

import { formatItemName } from '@girassol/shared-domain';
import { Row, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { BuiltInTabProps } from '../item/own-tab';
import { ArchiveGate } from './ArchiveGate';

/** "Arquivos" tab of an item: the file archive of the item's customer. */
export default function ArchiveTab({ item }: BuiltInTabProps) {
  return (
    <TabBody>
      <ArchiveGate
        cid={item.customer._id}
        itemName={formatItemName(item, item.customer.name)}
        head={({ summary, action }) => (
          <Head justify="between" wraps>
            <Text size={13} tone="soft">
              {summary}
            </Text>
            {action}
          </Head>
        )}
      />
    </TabBody>
  );
}

const TabBody = styled.div`
  padding-top: ${tokens.space[8]};
`;

const Head = styled(Row)`
  min-height: 2.5rem;
  margin-bottom: ${tokens.space[12]};
`;

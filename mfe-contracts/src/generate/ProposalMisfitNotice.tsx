import { NoticeBox, Text } from '@girassol/shared-ui';

/** Notice that a chosen proposal has expired or is of another deal; nothing without warnings. */
export const ProposalMisfitNotice = ({ warnings }: { warnings: readonly string[] }) => (
  <div role="status">
    {warnings.length > 0 && (
      <NoticeBox icon="warning">
        {warnings.map((warning) => (
          <Text key={warning} as="p" size={13}>
            {warning}
          </Text>
        ))}
      </NoticeBox>
    )}
  </div>
);

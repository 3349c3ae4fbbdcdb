import { NoticeBox, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Notice that a chosen proposal has expired or is of another deal; nothing without warnings. */
export const ProposalMisfitNotice = ({ warnings }: { warnings: readonly string[] }) => (
  <Live role="status">
    {warnings.length > 0 && (
      <NoticeBox icon="warning">
        {warnings.map((warning) => (
          <Text key={warning} as="p" size={13}>
            {warning}
          </Text>
        ))}
      </NoticeBox>
    )}
  </Live>
);

/** Is there before it says something, so that it is read aloud, and takes no room until then: not even a gap of its stack. */
const Live = styled.div`
  &:empty { margin-top: calc(-1 * ${tokens.space[16]}); }
`;

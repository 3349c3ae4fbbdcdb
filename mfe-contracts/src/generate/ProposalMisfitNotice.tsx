import { Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Notice that a chosen proposal has expired or is of another deal; nothing without warnings. */
export const ProposalMisfitNotice = ({ warnings }: { warnings: readonly string[] }) => (
  <div role="status">
    {warnings.length > 0 && (
      <Box>
        {warnings.map((warning) => (
          <Text key={warning} as="p" size={13}>
            {warning}
          </Text>
        ))}
      </Box>
    )}
  </div>
);

const { color, radius, space } = tokens;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[12]};
  border-radius: ${radius.card};
  background: ${color.warnSoft};
  color: ${color.warnInk};
`;

import { Skeleton, Stack, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { slotStateStyles } from '../../other-areas';

const { color, radius, screen, shadow, space } = tokens;

/** List of records linked to a customer, one per line. */
export const RecordList = styled.ul`
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  & > li + li { border-top: 1px solid ${color.lineSoft}; }
  & + p { margin-top: ${space[12]}; }
`;

/** Line of one record in a list of records linked to a customer. */
export const RecordLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  > :first-child { min-width: 0; overflow-wrap: anywhere; }
  > :last-child { flex: none; }
  @media ${screen.phone} {
    flex-direction: column;
    align-items: stretch;
    > :last-child { justify-content: flex-start; }
  }
`;

const lines = [1, 2, 3];

/** Right-aligned figure at the end of a line in a list of records. */
export const RecordFigure = styled.span`
  min-width: 7rem;
  font: ${tokens.font[14]};
  font-weight: ${tokens.weight.medium};
  text-align: right;
  @media ${screen.phone} { min-width: 0; }
`;

/** Tab contributed by another area. */
export const ContributedTab = styled.div`
  ${slotStateStyles}
`;

export function SkeletonLines({ label }: { label: string }) {
  return (
    <Stack gap={8} aria-busy role="status" aria-label={label}>
      {lines.map((line) => (
        <Skeleton key={line} height={60} radius={10} />
      ))}
    </Stack>
  );
}

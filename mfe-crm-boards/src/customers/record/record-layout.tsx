import { PageHeader, Skeleton, Stack, tokens, useIsPhone } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
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
    position: relative;
    flex-direction: column;
    align-items: stretch;
    > :last-child { justify-content: flex-start; }
    /* The whole line is pressed: the words alone are too small for a finger. */
    > :first-child > a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
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

/** Last word of a button's text, which stands alone on a phone. */
export const Noun = styled.span`
  @media ${screen.phone} {
    display: inline-block;
    &::first-letter { text-transform: uppercase; }
  }
`;

/** Page of a customer: wider than a form where the timeline stands beside it. */
export const RecordPage = styled(FormPage)`
  @media (min-width: 1280px) { max-width: 75rem; }
  @media ${screen.phone} {
    padding-top: ${space[4]};
    header a, header button { min-width: 2.75rem; }
  }
  /* The actions stay in one line on the narrowest phones. */
  @media (max-width: 379px) { header a:has(${Noun}) > svg { display: none; } }
`;

/** Tabs, and the timeline beside them where there is room. */
export const RecordColumns = styled.div`
  > div { min-width: 0; }
  @media ${screen.phone} { margin-top: calc(-1 * ${space[8]}); }
  @media (min-width: 1280px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space[24]};
    align-items: start;
    > section {
      display: flex;
      flex-direction: column;
      gap: ${space[12]};
      margin-bottom: ${space[24]};
      padding: ${space[16]};
      border: 1px solid ${color.lineSoft};
      border-radius: ${radius.card};
      background: ${color.surface};
    }
  }
`;

/** Tab contributed by another area. */
export const ContributedTab = styled.div`
  ${slotStateStyles}
`;

/** Placeholder of the page of a customer, in its place and size. */
export function LoadingRecord() {
  // Facts, or on a phone the tabs.
  const firstBlockHeight = useIsPhone() ? 44 : 66;
  return (
    <RecordPage>
      <PageHeader title="Cliente" summary={<Skeleton width={220} height={18} />} />
      <Stack gap={16}>
        <Skeleton height={firstBlockHeight} radius={10} />
        <RecordColumns>
          <div>
            <SkeletonLines label="Carregando o cliente" />
          </div>
          <Skeleton height={320} radius={10} />
        </RecordColumns>
      </Stack>
    </RecordPage>
  );
}

export function SkeletonLines({ label }: { label: string }) {
  return (
    <Stack gap={8} aria-busy role="status" aria-label={label}>
      {lines.map((line) => (
        <Skeleton key={line} height={60} radius={10} />
      ))}
    </Stack>
  );
}

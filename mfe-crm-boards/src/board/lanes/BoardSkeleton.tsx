import { Skeleton, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { BoardScroller, LaneBody, LaneFrame, LaneHead, Lanes } from './LaneFrame';
import { SkeletonCard } from './SkeletonCard';

/** Cards per lane: unequal, as real columns are. */
const shape = [4, 3, 4, 2, 3];

/** Placeholder of a board while it loads. */
export function BoardSkeleton() {
  return (
    <>
      <TabsPlaceholder aria-hidden>
        <Skeleton height={44} radius={22} />
      </TabsPlaceholder>
      <BoardScroller as="div" role="status" aria-label="Carregando o quadro" aria-busy>
        <Lanes aria-hidden>
          {shape.map((cards, lane) => (
            <LaneFrame as="div" key={`lane-${lane}-${cards}`}>
              <LaneHead as="div">
                <Skeleton width="50%" height={14} />
              </LaneHead>
              <LaneBody>
                {Array.from({ length: cards }, (_, card) => `card-${card}`).map((key) => (
                  <div key={key} style={{ marginBottom: 8 }}>
                    <SkeletonCard />
                  </div>
                ))}
              </LaneBody>
            </LaneFrame>
          ))}
        </Lanes>
      </BoardScroller>
    </>
  );
}

/** Placeholder of the tabs of the columns, which narrow screens have. */
const TabsPlaceholder = styled.div`
  display: none;
  @media ${tokens.screen.narrow} {
    display: block;
    flex: none;
    padding: 0 var(--board-edge, ${tokens.space[16]}) ${tokens.space[4]};
  }
`;

import { Skeleton } from '@girassol/shared-ui';
import { BoardScroller, LaneBody, LaneFrame, LaneHead, Lanes } from './LaneFrame';
import { SkeletonCard } from './SkeletonCard';

/** Cards per lane: unequal, as real columns are. */
const shape = [4, 3, 4, 2, 3];

/** Placeholder of a board while it loads. */
export function BoardSkeleton() {
  return (
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
  );
}

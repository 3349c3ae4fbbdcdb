import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Text } from '../text/Text';
import { tokens } from '../tokens/tokens';

const { space } = tokens;

const StateBox = styled.div<{ $isCompact?: boolean | undefined }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  padding: ${({ $isCompact }) => ($isCompact ? `${space[16]} ${space[12]}` : `${space[48]} ${space[24]}`)};
  text-align: center;
  > p { max-width: 26rem; text-wrap: balance; }
`;

/** Drawing where there is little room. */
const SmallDrawing = styled.div`
  margin-bottom: ${space[4]};
  > svg { display: block; width: 72px; height: auto; }
`;

const Gap = styled.div<{ $isCompact?: boolean | undefined }>`
  margin-top: ${({ $isCompact }) => ($isCompact ? space[8] : space[12])};
`;

interface StateMessageProps {
  drawing: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  isCompact?: boolean | undefined;
  role?: 'alert' | 'status' | undefined;
}

/** Layout of a drawing, a sentence and one action, shared by empty, error and offline states. */
export function StateMessage({ drawing, title, text, action, isCompact, role }: StateMessageProps) {
  return (
    <StateBox $isCompact={isCompact} role={role}>
      {drawing && (isCompact ? <SmallDrawing>{drawing}</SmallDrawing> : drawing)}
      <Text
        as="p"
        size={isCompact ? 13 : 16}
        weight={isCompact ? 500 : 600}
        tone={isCompact ? 'soft' : 'ink'}
      >
        {title}
      </Text>
      {text && (
        <Text as="p" size={isCompact ? 12 : 14} tone={isCompact ? 'faint' : 'soft'}>
          {text}
        </Text>
      )}
      {action && <Gap $isCompact={isCompact}>{action}</Gap>}
    </StateBox>
  );
}

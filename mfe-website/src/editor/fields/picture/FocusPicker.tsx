import type { SiteImage } from '@girassol/shared-domain/contract';
import { Row, Text, tokens } from '@girassol/shared-ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { getImageUrl } from '../../../data/use-images';
import {
  describeFocusPoint,
  type FocusPoint,
  stepFocusPoint,
  toFocusPoint,
  toObjectPosition,
} from './focus-point';

interface FocusPickerProps {
  image: SiteImage;
  point: FocusPoint;
  onChange: (point: FocusPoint) => void;
}

/**
 * Picker for the focus point of a picture, which stays visible when the picture is cropped. The point is set
 * by a click or with arrow keys.
 */
export function FocusPointPicker({ image, point, onChange }: FocusPickerProps) {
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // Enter and space press it nowhere.
    if (event.detail === 0) return;
    onChange(toFocusPoint(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepFocusPoint(point, event.key);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  const url = getImageUrl(image, 960);
  return (
    <div>
      <Row gap={12} align="start">
        <Picture
          type="button"
          aria-label={`Ponto de foco: ${describeFocusPoint(point)}. As setas o movem.`}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <img src={url} alt="" />
          <i style={{ left: `${point.focusX * 100}%`, top: `${point.focusY * 100}%` }} />
        </Picture>
        <Cuts aria-hidden>
          <img src={url} alt="" style={{ objectPosition: toObjectPosition(point), aspectRatio: '16 / 7' }} />
          <img
            src={url}
            alt=""
            style={{ objectPosition: toObjectPosition(point), aspectRatio: '3 / 4', width: '45%' }}
          />
        </Cuts>
      </Row>
      <Text as="p" size={12} tone="soft">
        Clique no que não pode ficar de fora quando a foto é cortada, ou use as setas.
      </Text>
    </div>
  );
}

const { color, radius, space } = tokens;

const Picture = styled.button`
  position: relative;
  flex: 0 1 auto;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  overflow: hidden;
  cursor: crosshair;
  line-height: 0;
  > img { max-width: 100%; max-height: 16rem; }
  > i {
    position: absolute;
    width: 1.5rem;
    height: 1.5rem;
    margin: -0.75rem;
    border: 3px solid ${color.surface};
    border-radius: ${radius.round};
    background: color-mix(in srgb, ${color.leaf} 60%, transparent);
    box-shadow: 0 0 0 1px ${color.ink};
    pointer-events: none;
  }
`;

const Cuts = styled.div`
  display: flex;
  flex: 0 0 9rem;
  flex-direction: column;
  gap: ${space[8]};
  > img { width: 100%; border-radius: ${radius.control}; object-fit: cover; }
`;

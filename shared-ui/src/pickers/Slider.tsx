import { formatNumber, omitUndefined } from '@girassol/shared-domain';
import type { CSSProperties } from 'react';
import {
  Slider as AriaSlider,
  Label,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { styled } from 'styled-components';
import { FieldMessage, useFieldParts } from '../field-frame/FieldFrame';
import type { ControlledProps, FieldProps } from '../field-frame/field-props';
import { LabelLine } from '../field-frame/field-styles';
import { BrazilianLocale } from '../overlays/Brazilian';
import { tokens } from '../tokens/tokens';

const { color } = tokens;

export interface SliderProps extends FieldProps, ControlledProps<number> {
  min: number;
  max: number;
  step?: number | undefined;
  /** Words for the value: `18 %`. */
  formatValue?: ((value: number) => string) | undefined;
  /** Colours the value where it means something, with colours of the tokens; the brand's otherwise. */
  paint?: { fill: string; ink: string } | undefined;
}

const Root = styled(AriaSlider<number>)`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Output = styled(SliderOutput)`
  margin-left: auto;
  font: 600 ${tokens.font[13]};
  color: var(--slider-ink, ${color.leafInk});
`;

const Track = styled(SliderTrack)`
  position: relative;
  height: 2rem;
  margin: 0 0.5rem;
  cursor: pointer;
  &[data-disabled] { cursor: not-allowed; }
`;

const Rail = styled.span`
  position: absolute;
  inset: calc(50% - 2px) -0.5rem auto;
  height: 4px;
  border-radius: 2px;
  background: ${color.line};
  overflow: hidden;
  > i { display: block; height: 100%; background: var(--slider-fill, ${color.leaf}); }
`;

const Thumb = styled(SliderThumb)`
  top: 50%;
  width: 1.125rem;
  height: 1.125rem;
  border-radius: 50%;
  background: ${color.surface};
  border: 2px solid var(--slider-fill, ${color.leaf});
  box-shadow: ${tokens.shadow[1]};
  transition: box-shadow ${tokens.motion.in};
  &[data-dragging] { box-shadow: 0 0 0 6px ${color.leafSoft}; }
  &[data-focus-visible] { outline: 2px solid ${color.leaf}; outline-offset: 2px; }
  &[data-disabled] { border-color: ${color.inkDisabled}; }
`;

const paintStyle = ({ fill, ink }: { fill: string; ink: string }): CSSProperties =>
  Object.fromEntries([
    ['--slider-fill', fill],
    ['--slider-ink', ink],
  ]);

/** Slider for a number between a minimum and a maximum, where the position matters more than exact digits. */
export function Slider({ value, onChange, min, max, step = 1, formatValue, paint, ...field }: SliderProps) {
  const { messageId, control } = useFieldParts(field);
  const words = formatValue ?? ((number: number) => formatNumber(number, Number.isInteger(step) ? 0 : 2));
  return (
    <BrazilianLocale>
      <Root
        value={value}
        onChange={onChange}
        minValue={min}
        maxValue={max}
        step={step}
        {...omitUndefined({ isDisabled: field.isDisabled, className: field.className })}
        {...(paint && { style: paintStyle(paint) })}
      >
        <LabelLine>
          <Label>{field.label}</Label>
          <Output>{words(value)}</Output>
        </LabelLine>
        <Track>
          {({ state }) => (
            <>
              <Rail>
                <i style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
              </Rail>
              <Thumb
                {...omitUndefined({ name: field.name, 'aria-describedby': control['aria-describedby'] })}
              />
            </>
          )}
        </Track>
        <FieldMessage id={messageId} error={field.error} description={field.description} />
      </Root>
    </BrazilianLocale>
  );
}

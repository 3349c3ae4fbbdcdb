import type { ComponentProps } from 'react';
import { iconShapes } from './icon-shapes';

/** Name of an icon of the icon set. */
export type IconName = keyof typeof iconShapes;

/** Returns true for a name of the icon set, such as one from a manifest. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(iconShapes, name);

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IconName;
  /** Pixels; 16 beside text of 14. */
  size?: 12 | 14 | 16 | 18 | 20 | 24 | undefined;
  /** With a label the icon means something by itself; without, it only accompanies text. */
  label?: string | undefined;
}

/** Line icon in the colour of the text around it. */
export function Icon({ name, size = 16, label, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 18 ? 1.75 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-icon={name}
      {...rest}
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}

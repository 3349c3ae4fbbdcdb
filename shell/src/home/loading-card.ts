import { tokens } from '@girassol/shared-ui';
import { css } from 'styled-components';

const { color, radius } = tokens;
const bar = `linear-gradient(${color.sunken} 0 0)`;

/** Styles that draw a card on its way: its outline, its title, and lines of uneven lengths. */
export const loadingCardStyles = css`
  height: 220px;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background:
    ${bar} 16px 20px / 42% 16px no-repeat,
    ${bar} 16px 64px / calc(100% - 32px) 12px no-repeat,
    ${bar} 16px 96px / 78% 12px no-repeat,
    ${bar} 16px 128px / 88% 12px no-repeat,
    ${bar} 16px 160px / 56% 12px no-repeat,
    ${color.surface};
`;

/** Styles that draw the tabs on their way: their names above the line, and rows below it. */
export const loadingTabsStyles = css`
  height: 240px;
  background:
    ${bar} 0 12px / 96px 16px no-repeat,
    ${bar} 128px 12px / 112px 16px no-repeat,
    ${bar} 272px 12px / 80px 16px no-repeat,
    linear-gradient(${color.line} 0 0) 0 40px / 100% 1px no-repeat,
    ${bar} 0 64px / 100% 36px no-repeat,
    ${bar} 0 116px / 100% 36px no-repeat,
    ${bar} 0 168px / 100% 36px no-repeat;
`;

import { tokens } from '@girassol/shared-ui';
import { css } from 'styled-components';

/** How what another area brings stands in a screen of this one while it is on its way, and when it is broken. */
export const otherAreas = css`
  & [data-slot-loading] {
    height: 8rem;
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.sunken};
  }

  & [data-slot-failure] {
    padding: ${tokens.space[24]};
    border: 1px dashed ${tokens.color.lineStrong};
    border-radius: ${tokens.radius.card};
    font: ${tokens.font[14]};
    color: ${tokens.color.inkSoft};
    text-align: center;
  }

  & [data-slot-failure] > button {
    margin-top: ${tokens.space[12]};
    padding: ${tokens.space[8]} ${tokens.space[12]};
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    cursor: pointer;
  }
`;

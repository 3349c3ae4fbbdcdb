import { tokens } from '@girassol/shared-ui';
import { css } from 'styled-components';

/** Styles for contributions of other areas while they load and after they have failed. */
export const slotStateStyles = css`
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

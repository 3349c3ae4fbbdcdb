import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const Lines = styled.svg`
  stroke: ${tokens.color.inkFaint};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  fill: none;
  [data-accent] { stroke: ${tokens.color.sun}; }
`;

/** Drawing for a page that failed: a plug out of its socket, with the sun up. */
export function FailureDrawing() {
  return (
    <Lines width="104" height="64" viewBox="0 0 104 64" aria-hidden focusable="false">
      <path d="M4 44h22M26 36v16h10a8 8 0 0 0 8-8 8 8 0 0 0-8-8zM44 40h7M44 48h7" />
      <path d="M100 44H82M82 36v16H72a8 8 0 0 1-8-8 8 8 0 0 1 8-8z" />
      <path data-accent="" d="M58 6v5M58 25v-1M47 15h5M64 15h5M50 7l3 3M66 7l-3 3M53 15a5 5 0 0 1 10 0" />
    </Lines>
  );
}

/** Drawing for an address where nothing is available: empty land under the sun. */
export function UnavailableDrawing() {
  return (
    <Lines width="120" height="64" viewBox="0 0 120 64" aria-hidden focusable="false">
      <path d="M4 54c18-10 34-10 52-3s40 6 60-3M30 48v-9M26 43l4 4 4-4M84 50V38M79 43l5 5 5-5" />
      <path data-accent="" d="M60 8v6M43 15l4 4M77 15l-4 4M38 30h6M76 30h6M50 30a10 10 0 0 1 20 0" />
    </Lines>
  );
}

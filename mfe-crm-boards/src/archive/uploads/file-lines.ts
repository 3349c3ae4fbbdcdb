import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** List of files on their way: in progress, failed, or waiting for a signal. */
export const FileLines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const backgrounds = {
  sending: tokens.color.leafSoft,
  waiting: tokens.color.sunken,
  failed: tokens.color.badSoft,
} as const;

const inks = {
  sending: tokens.color.leafInk,
  waiting: tokens.color.inkSoft,
  failed: tokens.color.badInk,
} as const;

/** One file on its way. */
export const FileLine = styled.li<{ $tone: keyof typeof backgrounds }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[12]};
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${({ $tone }) => backgrounds[$tone]};
  color: ${({ $tone }) => inks[$tone]};
  > svg { flex: none; }
`;

/** Name and state of a file on its way. */
export const FileLineText = styled.div`
  flex: 1;
  min-width: 0;
  font: ${tokens.font[13]};
  small { display: block; font: ${tokens.font[12]}; font-variant-numeric: tabular-nums; }
`;

/** Name of a file on its way, in one line. */
export const FileName = styled.div`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.ink};
`;

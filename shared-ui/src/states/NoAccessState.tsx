import type { ReactNode } from 'react';
import { RefusalDrawing } from './drawings';
import { StateMessage } from './StateMessage';
import { WaysOut } from './WaysOut';

/** Props of {@link NoAccessState}. */
export interface NoAccessStateProps {
  title: string;
  /** Sentence about the person who can open the page, or the place of its content. */
  text?: ReactNode;
}

/**
 * Message in place of a page that the user may not open or that has nothing for the user, with buttons back and to the
 * home page. For what the API refuses there is `RefusedState`.
 */
export function NoAccessState({ title, text }: NoAccessStateProps) {
  return <StateMessage drawing={<RefusalDrawing />} title={title} text={text} action={<WaysOut />} />;
}

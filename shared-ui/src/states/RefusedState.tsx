import type { ReactNode } from 'react';
import { RefusalDrawing } from './drawings';
import type { Refusal } from './refusal';
import { StateMessage } from './StateMessage';
import { WaysOut } from './WaysOut';

interface RefusedStateProps {
  refusal: Refusal;
  /** Name of the missing content, used where the refusal is neither a missing permission nor a missing record. */
  title?: string | undefined;
  /** Link in place of the buttons back and to the home page. */
  wayOut?: ReactNode;
  isCompact?: boolean | undefined;
}

/**
 * Message in place of content that the API refuses to the user, with the reason. Has buttons back and to the
 * home page unless compact, the form for a part of a page.
 */
export function RefusedState({ refusal: { status, reason }, title, wayOut, isCompact }: RefusedStateProps) {
  return (
    <StateMessage
      role="alert"
      isCompact={isCompact}
      drawing={<RefusalDrawing />}
      title={titles[status] ?? title ?? 'Não foi possível carregar'}
      text={reason}
      action={wayOut ?? (!isCompact && <WaysOut />)}
    />
  );
}

const titles: Partial<Record<number, string>> = {
  403: 'Isto não está aberto para você',
  404: 'Não encontramos o que você procura',
  410: 'Isto não existe mais',
};

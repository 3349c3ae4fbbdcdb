import { formatTime } from '@girassol/shared-domain';
import { ConflictNotice } from '@girassol/shared-ui';
import type { ReactNode } from 'react';

interface RecordConflictProps {
  /** `este kit` */
  what: string;
  userName: string;
  timestamp: number;
  /** The way to take theirs. */
  children: ReactNode;
}

/**
 * Notice in a form that another person has changed the same record, with author and time. Saving again
 * replaces the other person's change; `children` is the button that takes the change over.
 */
export function RecordConflictNotice({ what, userName, timestamp, children }: RecordConflictProps) {
  return (
    <ConflictNotice
      title={`${userName} alterou ${what} às ${formatTime(timestamp)}, enquanto você editava.`}
      text="Nada do que você digitou foi perdido. Salvar de novo põe o seu formulário no lugar do que a outra pessoa gravou."
    >
      {children}
    </ConflictNotice>
  );
}

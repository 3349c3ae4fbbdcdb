import { formatTime } from '@girassol/shared-domain';
import { ConflictNotice } from '@girassol/shared-ui';
import type { ReactNode } from 'react';

interface RivalProps {
  /** `este kit` */
  what: string;
  userName: string;
  timestamp: number;
  /** The way to take theirs. */
  children: ReactNode;
}

/** Two people changed one record: says who and when, and lets the person choose. */
export function Rival({ what, userName, timestamp, children }: RivalProps) {
  return (
    <ConflictNotice
      title={`${userName} alterou ${what} às ${formatTime(timestamp)}, enquanto você editava.`}
      text="Nada do que você digitou foi perdido. Salvar de novo põe o seu formulário no lugar do que a outra pessoa gravou."
    >
      {children}
    </ConflictNotice>
  );
}

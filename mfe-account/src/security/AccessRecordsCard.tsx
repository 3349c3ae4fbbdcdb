import type { AccessRecord } from '@girassol/account-domain/contract';
import { ACCESS_RECORD_MONTHS } from '@girassol/account-domain/security';
import { Button, DateText, EmptyState, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SectionCard } from '../card/SectionCard';
import { CardList } from './card-list';

/** Records that are shown at first. */
const FEW = 5;

/** Card with what was recorded of the person's access: when, from where, and what. */
export function AccessRecordsCard({ records }: { records: readonly AccessRecord[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? records : records.slice(0, FEW);
  return (
    <SectionCard title="Registros de acesso">
      <Text as="p" size={13} tone="soft">
        {`A lei manda guardar por ${ACCESS_RECORD_MONTHS} meses quando e de onde você entrou. Depois disso apagamos.`}
      </Text>
      {records.length === 0 && (
        <EmptyState isCompact title="Nada registrado ainda" text="O seu próximo acesso aparece aqui." />
      )}
      {shown.length > 0 && (
        <List aria-label="Registros de acesso">
          {shown.map(({ _id, at, event, device, ip }) => (
            <li key={_id}>
              <Text weight={500}>{event}</Text>
              <Text size={13} tone="soft">
                <DateText value={at} show="dateTime" />
                {` · ${device} · IP ${ip}`}
              </Text>
            </li>
          ))}
        </List>
      )}
      {records.length > shown.length && (
        <Button variant="ghost" onClick={() => setShowsAll(true)}>
          {`Mostrar mais ${records.length - shown.length}`}
        </Button>
      )}
    </SectionCard>
  );
}

const { space } = tokens;

const List = styled(CardList)`
  > li {
    display: grid;
    gap: 2px;
    padding: ${space[8]} 0;
    overflow-wrap: anywhere;
  }
`;

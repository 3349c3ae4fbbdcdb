import { api } from '@girassol/shared-auth';
import type { QuietHours } from '@girassol/shared-domain';
import { Heading, Row, Text } from '@girassol/shared-ui';
import { Switch, TimeField } from '@girassol/shared-ui/inputs';
import { useState } from 'react';

const NIGHT: QuietHours = { from: '20:00', until: '07:00' };

interface QuietHoursFormProps {
  userId: string;
  quietHours: QuietHours | null;
  onSaved: () => void;
}

/** Switch and times of the hours in which nothing disturbs the user. A change is saved at once. */
export function QuietHoursForm({ userId, quietHours, onSaved }: QuietHoursFormProps) {
  const [chosen, setChosen] = useState(quietHours);

  async function save(next: QuietHours | null) {
    const before = chosen;
    setChosen(next);
    try {
      await api('PUT /notifications/quiet-hours/:userId', {
        params: { userId },
        body: { quietHours: next },
      });
      onSaved();
    } catch {
      // The dialog of errors has said why.
      setChosen(before);
    }
  }

  return (
    <section aria-labelledby="nao-incomodar">
      <Heading level={3} id="nao-incomodar">
        Não incomodar
      </Heading>
      <Text tone="soft" size={13}>
        Nessas horas nada aparece na tela por conta própria, e os e-mails esperam.
      </Text>
      <Row gap={12} wraps align="end">
        <Switch
          label="Ter um horário de silêncio"
          value={chosen !== null}
          onChange={(isOn) => void save(isOn ? NIGHT : null)}
        />
        {chosen && (
          <>
            <TimeField
              label="Das"
              value={chosen.from}
              onChange={(from) => from && void save({ ...chosen, from })}
            />
            <TimeField
              label="Até as"
              value={chosen.until}
              onChange={(until) => until && void save({ ...chosen, until })}
            />
          </>
        )}
      </Row>
    </section>
  );
}

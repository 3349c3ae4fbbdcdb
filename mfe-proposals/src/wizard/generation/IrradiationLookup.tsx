import { ApiError, api } from '@girassol/shared-auth';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { computeTiltedIrradiation } from '@girassol/shared-domain/solar';
import { Button, Stack, Text, tokens } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/inputs';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { parseCoordinates } from './coordinates';
import type { GenerationValues } from './generation-values';

type Service = RequestBody<'POST /irradiation/lookup'>['service'];

const services: { service: Service; name: string }[] = [
  { service: 'NASA_POWER', name: 'NASA POWER' },
  { service: 'PVGIS', name: 'PVGIS' },
];

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

/**
 * Button in the generation form that fills the monthly irradiation from a public service, for modules tilted
 * at the latitude. If the service is unavailable, the person types the months.
 */
export function IrradiationLookup() {
  const { setValues } = useFormikContext<GenerationValues>();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Service | null>(null);
  const [said, setSaid] = useState<{ text: string; isGood: boolean } | null>(null);
  const place = parseCoordinates(text);

  async function lookUp(service: Service) {
    if (!place) return;
    setAsked(service);
    setSaid(null);
    try {
      const { irradiation, message } = await api('POST /irradiation/lookup', { body: { service, ...place } });
      if (!irradiation) {
        setSaid({ text: message ?? '', isGood: false });
        return;
      }
      const { horizontal, latitude, source } = irradiation;
      const months = computeTiltedIrradiation(horizontal, { latitude, tilt: Math.abs(latitude) }).map(
        twoDecimals,
      );
      await setValues((values) => ({ ...values, irradiation: months, found: { months, source } }));
      setSaid({ text: `Meses preenchidos: ${source}.`, isGood: true });
    } catch (error) {
      // Its dialog has said why.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setAsked(null);
    }
  }

  return (
    <Stack gap={8} className="wide">
      <Asking>
        <TextField
          label="Latitude e longitude"
          placeholder="-26.9194, -49.0661"
          description="Como o mapa as copia. Os meses são preenchidos para o ângulo da latitude."
          autoComplete="off"
          value={text}
          onChange={setText}
          error={text.trim() !== '' && !place ? 'Escreva como -26.9194, -49.0661.' : undefined}
        />
        {services.map(({ service, name }) => (
          <Button
            key={service}
            disabled={!place || (asked !== null && asked !== service)}
            isPending={asked === service}
            onClick={() => void lookUp(service)}
          >
            Buscar na {name}
          </Button>
        ))}
      </Asking>
      <Text as="p" size={13} tone={said && !said.isGood ? 'bad' : 'soft'} role="status">
        {said?.text}
      </Text>
    </Stack>
  );
}

const { screen, space } = tokens;

/** The buttons stand beside the box, below its label. */
const Asking = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  align-items: flex-start;
  > :first-child { flex: 1 1 16rem; }
  > button { margin-top: 1.5rem; }
  @media ${screen.phone} {
    > :first-child { flex-basis: 100%; }
    > button { margin-top: 0; }
  }
`;

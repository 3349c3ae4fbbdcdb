import type { Proposal } from '@girassol/shared-domain/contract';
import { Button, isPhoneScreen, tokens, useElementWidth } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { buildAppearanceBody, toCustomisationValues } from '../customisation/customisation-values';
import { DocumentPreview } from '../customisation/DocumentPreview';

type Device = 'WIDE' | 'PHONE';

/** Widths in pixels of a common notebook and a common phone, by which the page is judged. */
const SCREEN_WIDTHS_PX: Record<Device, number> = { WIDE: 1_280, PHONE: 390 };

/** Section with the page that the customer will open, drawn by the server as it is saved now, as on a computer or on a phone. */
export function CustomerPagePreview({ proposal }: { proposal: Proposal }) {
  const [device, setDevice] = useState<Device>(() => (isPhoneScreen() ? 'PHONE' : 'WIDE'));
  const [place, available] = useElementWidth(0);
  const width = SCREEN_WIDTHS_PX[device];
  const look = useMemo(() => buildAppearanceBody(toCustomisationValues(proposal), proposal), [proposal]);
  return (
    <FormSection aria-labelledby="section-preview">
      <h2 id="section-preview">A página do cliente</h2>
      <p>A mesma página que o link abrirá, com os dados de agora.</p>
      <Devices role="group" aria-label="Tela do cliente">
        <Button size="sm" aria-pressed={device === 'WIDE'} onClick={() => setDevice('WIDE')}>
          Computador
        </Button>
        <Button size="sm" aria-pressed={device === 'PHONE'} onClick={() => setDevice('PHONE')}>
          Celular
        </Button>
      </Devices>
      <Frame data-device={device}>
        <div ref={place}>
          <DocumentPreview
            pid={proposal._id}
            look={look}
            screen={available > 0 ? { width, scale: available / width } : undefined}
          />
        </div>
      </Frame>
    </FormSection>
  );
}

const { color, radius, space } = tokens;

const Devices = styled.div`
  display: flex;
  gap: ${space[8]};
  margin-bottom: ${space[12]};
  > button[aria-pressed='true'] { border-color: ${color.leaf}; color: ${color.leafInk}; }
`;

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  &[data-device='PHONE'] { max-width: ${SCREEN_WIDTHS_PX.PHONE + 2}px; margin-inline: auto; }
`;

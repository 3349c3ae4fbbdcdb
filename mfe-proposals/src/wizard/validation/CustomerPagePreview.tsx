import type { Proposal } from '@girassol/shared-domain/contract';
import { Button, tokens } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { buildAppearanceBody, toCustomisationValues } from '../customisation/customisation-values';
import { DocumentPreview } from '../customisation/DocumentPreview';

/** Section with the page that the customer will open, drawn by the server as it is saved now, wide or as on a phone. */
export function CustomerPagePreview({ proposal }: { proposal: Proposal }) {
  const [device, setDevice] = useState<'WIDE' | 'PHONE'>('WIDE');
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
        <DocumentPreview pid={proposal._id} look={look} />
      </Frame>
    </FormSection>
  );
}

const { color, radius, space } = tokens;

/** Width of a common phone, by which the page is judged. */
const PHONE_WIDTH_PX = 390;

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
  &[data-device='PHONE'] { max-width: ${PHONE_WIDTH_PX}px; margin-inline: auto; }
`;

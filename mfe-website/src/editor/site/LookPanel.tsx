import { siteThemes } from '@girassol/shared-domain/website';
import { Stack, Text, tokens } from '@girassol/shared-ui';
import { Switch } from '@girassol/shared-ui/inputs';
import { styled } from 'styled-components';
import { LookDrawing } from '../../looks/LookDrawing';
import { getFieldId } from '../fields/field-id';
import { useEditorState, useEditorStore } from '../state/editor-store';
import { SiteColourInput } from './ColourInput';
import { PanelHead } from './PanelHead';

/** Panel for the look of the site, its colour, and its permanent WhatsApp button. */
export function LookPanel() {
  const store = useEditorStore();
  const look = useEditorState(({ content }) => content.look);
  const name = useEditorState(({ content }) => content.business.name);
  const showsWhatsapp = useEditorState(({ content }) => content.showsWhatsapp);
  return (
    <Stack gap={16}>
      <PanelHead title="Aparência" about="Trocar o visual não mexe nos textos nem nas fotos." />
      <Looks role="radiogroup" aria-label="Visual">
        {siteThemes.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="visual"
              checked={look === value}
              onChange={() => store.change({ type: 'look', look: value })}
            />
            <LookDrawing look={value} name={name} />
            <Text size={13} weight={500}>
              {label}
            </Text>
          </label>
        ))}
      </Looks>
      <SiteColourInput />
      <Switch
        id={getFieldId(null, 'showsWhatsapp')}
        label="Botão de WhatsApp sempre à vista"
        value={showsWhatsapp}
        onChange={(shows) => store.change({ type: 'whatsapp', shows })}
      />
    </Stack>
  );
}

const { color, motion, radius, space } = tokens;

const Looks = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]};
  label {
    position: relative;
    display: grid;
    gap: ${space[4]};
    padding: 3px 3px ${space[4]};
    border: 2px solid ${color.line};
    border-radius: ${radius.card};
    text-align: center;
    cursor: pointer;
    transition: border-color ${motion.in} ${motion.ease};
  }
  svg { border-radius: ${radius.control}; }
  label:hover { border-color: ${color.lineStrong}; }
  label:has(:checked) { border-color: ${color.leaf}; color: ${color.leafInk}; }
  label:has(:focus-visible) { outline: 2px solid ${color.leaf}; outline-offset: 2px; }
  input { position: absolute; opacity: 0; }
`;

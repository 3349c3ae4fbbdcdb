import type { LinkField, SiteLink } from '@girassol/shared-domain/website';
import { Button, IconButton, Row, Stack, Text } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { TextField } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { FieldGroup } from './FieldGroup';
import type { FieldInputProps } from './field-input-props';
import { LinkAddressField } from './LinkAddressField';
import { CUSTOM_ADDRESS_OPTION, getLinkTarget, linkTargetOptions } from './link-targets';
import { removeHiddenCharacters } from './plain-text';

/** A button as it begins. */
const FIRST: SiteLink = { label: 'Simular economia', to: '#simulador' };

/** Input for a button on the site: the text of the button, and the target to which it links. */
export function LinkButtonInput({ id, field, value, onChange }: FieldInputProps<LinkField, SiteLink | null>) {
  // Somebody who chose "Um endereço" has none yet: until then the button leads where it did.
  const [asksAddress, setAsksAddress] = useState(false);
  if (!value)
    return (
      <FieldGroup label={field.label}>
        <Button id={id} size="sm" icon="plus" onClick={() => onChange(FIRST)}>
          Acrescentar botão
        </Button>
      </FieldGroup>
    );
  const where = asksAddress ? CUSTOM_ADDRESS_OPTION : getLinkTarget(value.to);
  return (
    <FieldGroup
      label={field.label}
      aside={
        <IconButton icon="trash" label={`Tirar ${field.label}`} size="xs" onClick={() => onChange(null)} />
      }
    >
      <Stack gap={12}>
        <TextField
          id={id}
          label="Texto do botão"
          isRequired
          maxLength={40}
          autoComplete="off"
          value={value.label}
          onChange={(label) => onChange({ ...value, label: removeHiddenCharacters(label, false) }, true)}
        />
        <Select
          label="Leva a"
          options={linkTargetOptions}
          value={where}
          onChange={(next) => {
            setAsksAddress(next === CUSTOM_ADDRESS_OPTION);
            if (next && next !== CUSTOM_ADDRESS_OPTION) onChange({ ...value, to: next });
          }}
        />
        {where === CUSTOM_ADDRESS_OPTION && (
          <LinkAddressField
            value={getLinkTarget(value.to) === CUSTOM_ADDRESS_OPTION ? value.to : ''}
            onChange={(to) => onChange({ ...value, to }, true)}
          />
        )}
        {asksAddress && getLinkTarget(value.to) !== CUSTOM_ADDRESS_OPTION && (
          <Row>
            <Text size={12} tone="soft">
              Enquanto não há um endereço, o botão leva aonde levava.
            </Text>
          </Row>
        )}
      </Stack>
    </FieldGroup>
  );
}

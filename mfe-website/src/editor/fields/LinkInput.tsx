import type { LinkField, SiteLink } from '@girassol/shared-domain/website';
import { Button, IconButton, Row, Stack, Text } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/fields';
import { Select } from '@girassol/shared-ui/pickers';
import { useState } from 'react';
import { AddressField } from './AddressField';
import { FieldGroup } from './FieldGroup';
import type { InputProps } from './input-props';
import { withoutHidden } from './plain-text';
import { ADDRESS, whereOf, whereOptions } from './where-links-lead';

/** A button as it begins. */
const FIRST: SiteLink = { label: 'Simular economia', to: '#simulador' };

/** A button: its words, and where it leads. */
export function LinkInput({ id, field, value, onChange }: InputProps<LinkField, SiteLink | null>) {
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
  const where = asksAddress ? ADDRESS : whereOf(value.to);
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
          onChange={(label) => onChange({ ...value, label: withoutHidden(label, false) }, true)}
        />
        <Select
          label="Leva a"
          options={whereOptions}
          value={where}
          onChange={(next) => {
            setAsksAddress(next === ADDRESS);
            if (next && next !== ADDRESS) onChange({ ...value, to: next });
          }}
        />
        {where === ADDRESS && (
          <AddressField
            value={whereOf(value.to) === ADDRESS ? value.to : ''}
            onChange={(to) => onChange({ ...value, to }, true)}
          />
        )}
        {asksAddress && whereOf(value.to) !== ADDRESS && (
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

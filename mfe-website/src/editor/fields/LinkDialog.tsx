import { Button, Stack } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Select } from '@girassol/shared-ui/pickers';
import { useState } from 'react';
import { AddressField } from './AddressField';
import { ADDRESS, whereOptions } from './where-links-lead';

interface LinkDialogProps {
  onChoose: (address: string) => void;
  onClose: () => void;
}

/** Asks where words of a text lead. */
export function LinkDialog({ onChoose, onClose }: LinkDialogProps) {
  const [where, setWhere] = useState<string>(ADDRESS);
  const [address, setAddress] = useState('');
  const to = where === ADDRESS ? address : where;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Link no texto"
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" disabled={to === ''} onClick={() => onChoose(to)}>
            Pôr link
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Select
          label="Leva a"
          options={whereOptions}
          value={where}
          onChange={(next) => next && setWhere(next)}
        />
        {where === ADDRESS && <AddressField value={address} onChange={setAddress} />}
      </Stack>
    </Dialog>
  );
}

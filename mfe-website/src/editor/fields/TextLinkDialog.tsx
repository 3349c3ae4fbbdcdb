import { Button, Stack } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { LinkAddressField } from './LinkAddressField';
import { CUSTOM_ADDRESS_OPTION, linkTargetOptions } from './link-targets';

interface LinkDialogProps {
  onChoose: (address: string) => void;
  onClose: () => void;
}

/** Dialog that asks for the target of a link in a text. */
export function TextLinkDialog({ onChoose, onClose }: LinkDialogProps) {
  const [where, setWhere] = useState<string>(CUSTOM_ADDRESS_OPTION);
  const [address, setAddress] = useState('');
  const to = where === CUSTOM_ADDRESS_OPTION ? address : where;
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
          options={linkTargetOptions}
          value={where}
          onChange={(next) => next && setWhere(next)}
        />
        {where === CUSTOM_ADDRESS_OPTION && <LinkAddressField value={address} onChange={setAddress} />}
      </Stack>
    </Dialog>
  );
}

import { TextField } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { formatLinkAddress, parseTypedAddress } from './typed-address';

interface AddressFieldProps {
  id?: string | undefined;
  /** Empty: none yet. */
  value: string;
  /** A whole address; what is half-typed stays in the field. */
  onChange: (address: string) => void;
}

const WRONG = 'Escreva um endereço como exemplo.com.br, um e-mail ou um telefone com DDD.';

/** Field for a web address, an e-mail address or a phone number. */
export function LinkAddressField({ id, value, onChange }: AddressFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? formatLinkAddress(value);
  const [isLeft, setLeft] = useState(false);
  const isWrong = text !== '' && parseTypedAddress(text) === null;
  return (
    <TextField
      id={id}
      label="Endereço"
      description="Um site (https), um e-mail ou um telefone."
      error={isLeft && isWrong ? WRONG : undefined}
      maxLength={480}
      autoComplete="off"
      value={text}
      onBlur={() => {
        setLeft(true);
        if (!isWrong) setTyped(null);
      }}
      onChange={(next) => {
        setLeft(false);
        setTyped(next);
        const address = parseTypedAddress(next);
        if (address !== null) onChange(address);
      }}
    />
  );
}

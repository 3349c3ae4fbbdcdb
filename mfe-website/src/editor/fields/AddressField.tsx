import { TextField } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { shownAddress, typedAddress } from './typed-address';

interface AddressFieldProps {
  id?: string;
  /** Empty: none yet. */
  value: string;
  /** A whole address; what is half-typed stays in the field. */
  onChange: (address: string) => void;
}

const WRONG = 'Escreva um endereço como exemplo.com.br, um e-mail ou um telefone com DDD.';

/** An address on the web, an e-mail or a phone. */
export function AddressField({ id, value, onChange }: AddressFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? shownAddress(value);
  const [isLeft, setLeft] = useState(false);
  const isWrong = text !== '' && typedAddress(text) === null;
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
        const address = typedAddress(next);
        if (address !== null) onChange(address);
      }}
    />
  );
}

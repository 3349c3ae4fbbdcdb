import { getCoverPath, isBuiltInCoverPath, proposalCovers } from '@girassol/shared-domain';
import { Text, tokens } from '@girassol/shared-ui';
import { useBoundField } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { styled } from 'styled-components';
import { BrandCover } from './BrandCover';
import { UploadButton } from './UploadButton';

const { color, font, radius, space, weight } = tokens;

/**
 * Field for the cover at the top of the proposal document: a drawing in the brand colour, a stock picture, or
 * an uploaded picture.
 */
export function CoverField({ name, brand }: { name: string; brand: string }) {
  const { value, error, onChange } = useBoundField<string>(name, 'Capa');
  const [own, setOwn] = useState(value && !isBuiltInCoverPath(value) ? value : '');
  const choices = [
    { address: '', label: 'Na cor da marca' },
    ...proposalCovers.map((cover) => ({ address: getCoverPath(cover.name), label: cover.label })),
    ...(own ? [{ address: own, label: 'Sua imagem' }] : []),
  ];

  function use(address: string) {
    setOwn(address);
    onChange(address);
  }

  return (
    <Box>
      <legend>Capa</legend>
      <Choices>
        {choices.map(({ address, label }) => (
          <Choice key={address}>
            <input type="radio" name={name} checked={value === address} onChange={() => onChange(address)} />
            {address ? <img src={address} alt="" /> : <BrandCover brand={brand} />}
            <span>{label}</span>
          </Choice>
        ))}
      </Choices>
      <div>
        <UploadButton kind="COVER" label="Arquivo da capa" onSent={use}>
          Enviar uma imagem
        </UploadButton>
      </div>
      {error && (
        <Text as="p" size={12} tone="bad" role="alert">
          {error}
        </Text>
      )}
    </Box>
  );
}

const Box = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0 0 ${space[4]}; font: ${font[13]}; font-weight: ${weight.medium}; color: ${color.ink}; }
  p { margin: 0; }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${space[8]};
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[4]} ${space[4]} 6px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  font: ${font[12]};
  color: ${color.inkSoft};
  cursor: pointer;
  > input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: pointer; }
  > img, > svg { width: 100%; height: 3.25rem; object-fit: cover; border-radius: 6px; background: ${color.leafSoft}; }
  > span { padding: 0 ${space[4]}; }
  &:hover { border-color: ${color.leaf}; }
  &:has(:checked) { border-color: ${color.leaf}; box-shadow: inset 0 0 0 1px ${color.leaf}; color: ${color.ink}; font-weight: ${weight.medium}; }
  &:has(:focus-visible) { outline: 2px solid ${color.leaf}; outline-offset: 2px; }
`;

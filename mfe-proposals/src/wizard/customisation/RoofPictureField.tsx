import { formatBytes, MAX_PROPOSAL_IMAGE_BYTES } from '@girassol/shared-domain';
import { Button, Row, Text, tokens } from '@girassol/shared-ui';
import { FormSection, useBoundField } from '@girassol/shared-ui/fields';
import { styled } from 'styled-components';
import { UploadButton } from '../../theme/UploadButton';

/** Field for a picture of the customer's roof, which the proposal document shows before its figures. */
export function RoofPictureField() {
  const { value, error, onChange } = useBoundField<string>('roofPicture', 'Foto do telhado');
  return (
    <FormSection aria-labelledby="section-roof">
      <h2 id="section-roof">Foto do telhado</h2>
      <p>O cliente reconhece a própria casa: ela aparece antes dos números e no PDF.</p>
      {value && <Picture src={value} alt="Foto do telhado enviada" />}
      <Row gap={8} align="center" wraps>
        <UploadButton kind="ROOF" label="Arquivo da foto do telhado" onSent={onChange}>
          {value ? 'Trocar a foto' : 'Enviar uma foto'}
        </UploadButton>
        {value && (
          <Button size="sm" variant="ghost" icon="trash" onClick={() => onChange('')}>
            Remover
          </Button>
        )}
        <Text size={12} tone={error ? 'bad' : 'soft'} role={error ? 'alert' : undefined}>
          {error ??
            `PNG, JPG ou WebP. Fotos grandes são reduzidas; no máximo ${formatBytes(MAX_PROPOSAL_IMAGE_BYTES)}.`}
        </Text>
      </Row>
    </FormSection>
  );
}

const Picture = styled.img`
  display: block;
  width: 100%;
  max-height: 18rem;
  margin-bottom: ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  object-fit: cover;
`;

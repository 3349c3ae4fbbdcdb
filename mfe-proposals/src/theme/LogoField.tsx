import { Button, Row, Text, tokens } from '@girassol/shared-ui';
import { useBoundField } from '@girassol/shared-ui/fields';
import { styled } from 'styled-components';
import { UploadButton } from './UploadButton';

const { color, radius, space, weight } = tokens;

/** Field for the company's logo, previewed on white. */
export function LogoField({ name }: { name: string }) {
  const { value, error, onChange } = useBoundField<string>(name, 'Logotipo');
  return (
    <Box role="group" aria-label="Logotipo">
      <Label>Logotipo</Label>
      <Row gap={12} align="center">
        <LogoBackground>
          {value ? <img src={value} alt="Logotipo escolhido" /> : <span>Nome da empresa</span>}
        </LogoBackground>
        <Row gap={8} wraps>
          <UploadButton kind="LOGO" label="Arquivo do logotipo" onSent={onChange}>
            {value ? 'Trocar' : 'Enviar logotipo'}
          </UploadButton>
          {value && (
            <Button size="sm" variant="ghost" onClick={() => onChange('')}>
              Remover
            </Button>
          )}
        </Row>
      </Row>
      <Text as="p" size={12} tone={error ? 'bad' : 'soft'} role={error ? 'alert' : undefined}>
        {error ?? 'PNG, JPG ou WebP de até 4 MB. Um fundo transparente fica melhor.'}
      </Text>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  p { margin: 0; }
`;

const Label = styled.span`
  font: ${tokens.font[13]};
  font-weight: ${weight.medium};
  color: ${color.ink};
`;

/** White background in both themes, as on the customer's document. */
const LogoBackground = styled.div`
  display: grid;
  place-items: center;
  width: 8rem;
  height: 4rem;
  padding: ${space[8]};
  box-sizing: border-box;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: white;
  img { max-width: 100%; max-height: 3rem; object-fit: contain; }
  span { font: ${tokens.font[12]}; color: dimgray; }
`;

import { copyText, IconButton, Text, tokens, truncated } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** An address to hand out, with whose it is. */
export function SharedAddress({ title, url }: { title: string; url: string }) {
  return (
    <Line>
      <div>
        <Text as="p" size={14}>
          {title}
        </Text>
        <Address>{url.replace(/^https?:\/\//, '')}</Address>
      </div>
      <IconButton
        icon="copy"
        label={`Copiar o endereço: ${title}`}
        onClick={() => void copyText(url, 'Endereço copiado')}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${tokens.space[8]};
  align-items: center;
  justify-content: space-between;
  > div { min-width: 0; }
`;

const Address = styled.p`
  ${truncated}
  margin: 0;
  color: ${tokens.color.inkSoft};
  font: ${tokens.font[13]};
`;

import { copyText, IconButton, Text, tokens, truncatedStyles } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Line with an address of the simulator to share, the name of its owner, and a copy button. */
export function AddressToShareLine({ title, url }: { title: string; url: string }) {
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
  ${truncatedStyles}
  margin: 0;
  color: ${tokens.color.inkSoft};
  font: ${tokens.font[13]};
`;

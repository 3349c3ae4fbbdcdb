import { SupportLink } from '@girassol/federation/remote';
import { Icon, Text, tokens, WayLinks } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Notice that the account lacks the module for publishing a site (website-006), with what is possible without it. */
export function MissingModuleNotice() {
  return (
    <Box role="note">
      <Icon name="lock" size={20} />
      <div>
        <Text as="p" weight={600}>
          Falta o módulo Website para pôr o site no ar
        </Text>
        <Text as="p" size={13}>
          O seu plano deixa montar, salvar e ver o site. Para publicá-lo, peça o módulo Website à nossa
          equipe. Nada do que você montou se perde até lá.
        </Text>
        <SupportLink links={WayLinks} message="Olá! Quero publicar o site da minha empresa." />
      </div>
    </Box>
  );
}

const { color, radius, space } = tokens;

const Box = styled.div`
  display: flex;
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.card};
  background: ${color.sunSoft};
  color: ${color.sunInk};
  > svg { flex: none; margin-top: 2px; }
`;

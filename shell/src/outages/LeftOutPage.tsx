import { ButtonLink, Heading, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { usePageData } from '../page/page-context';
import { UnavailableDrawing } from './drawings';

/**
 * Page at an address that the product has and the partner's distribution of it has not. It does not say what would be
 * there: what a partner left out is not offered.
 */
export default function LeftOutPage() {
  const { name } = usePageData().distribution.brand;
  return (
    <Sheet gap={16} align="center">
      <UnavailableDrawing />
      <Heading level={1} tabIndex={-1}>
        {`Esta página não faz parte de ${name}`}
      </Heading>
      <Text as="p" tone="soft">
        {`O endereço está certo, mas ${name} não tem esta página. Se alguém enviou o link, peça a essa pessoa o que você procura. Nada do que é seu se perdeu.`}
      </Text>
      <ButtonLink href="/inicio">IR PARA O INÍCIO</ButtonLink>
    </Sheet>
  );
}

const Sheet = styled(Stack)`
  min-height: 100%;
  justify-content: center;
  max-width: 32rem;
  margin: 0 auto;
  padding: ${tokens.space[48]} ${tokens.space[24]};
  text-align: center;
`;

import { ButtonLink, Heading, PageHeader, Stack, Text } from '@girassol/shared-ui';
import { Link } from '../navigation/Link';
import { usePageData } from '../page/page-context';
import { Page } from '../page-layout/Page';
import { termsText } from './terms-text';

/** Terms of use and privacy policy. */
export default function TermsPage() {
  const { brand } = usePageData().distribution;
  return (
    <Page $width="readable">
      <Stack gap={32} as="article">
        <PageHeader
          title="Termos de uso e política de privacidade"
          summary={`O que você pode esperar de ${brand.name}, e o que esperamos de você.`}
        />
        {termsText.map(({ title, paragraphs }) => (
          <Stack gap={8} key={title} as="section">
            <Heading level={2}>{title}</Heading>
            {paragraphs.map((paragraph) => (
              <Text as="p" size={16} tone="soft" key={paragraph}>
                {paragraph.replaceAll('{marca}', brand.name)}
              </Text>
            ))}
          </Stack>
        ))}
        <div>
          <ButtonLink as={Link} to="/" icon="arrow-left">
            Voltar
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  );
}

import { Button, Heading, Stack, Text } from '@girassol/shared-ui';

interface LinkQuestionProps {
  /** Name of the logged-in user. */
  name: string;
  openLink(): Promise<void>;
  stay(): void;
}

/** Question whether a link with a token may replace the session of the logged-in user. */
export function LoginLinkQuestion({ name, openLink, stay }: LinkQuestionProps) {
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Heading level={1} size={24} tabIndex={-1}>
          Trocar de conta?
        </Heading>
        <Text as="p" tone="soft">
          {`Você já entrou como ${name}. O link que você abriu entra com outro acesso e encerra este neste navegador.`}
        </Text>
        <Text as="p" tone="soft">
          Se você não esperava por este link, continue como está.
        </Text>
      </Stack>
      <Stack gap={8}>
        <Button onClick={stay}>{`Continuar como ${name}`}</Button>
        <Button variant="secondary" onClick={() => void openLink()}>
          Entrar com o link
        </Button>
      </Stack>
    </Stack>
  );
}

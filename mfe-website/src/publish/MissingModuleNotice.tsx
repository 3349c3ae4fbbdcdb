import { SupportLink } from '@girassol/federation/remote';
import { NoticeBox, Text, TextLink, WayLinks } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';

const SUPPORT_MESSAGE = 'Olá! Quero publicar o site da minha empresa.';

/** Notice that the account lacks the module for publishing a site (website-006), with what is possible without it. */
export function MissingModuleNotice() {
  return (
    <NoticeBox
      tone="sun"
      icon="lock"
      role="note"
      action={<SupportLink links={WayLinks} message={SUPPORT_MESSAGE} />}
    >
      <Text as="p" weight={600}>
        Falta o módulo Website para pôr o site no ar
      </Text>
      <Text as="p" size={13}>
        O seu plano deixa montar, salvar e ver o site. Para publicá-lo, peça o módulo Website à nossa equipe.
        Nada do que você montou se perde até lá.
      </Text>
    </NoticeBox>
  );
}

/**
 * Line that says, before anything is built, that publishing needs a module (website-006), with the way to ask for
 * it.
 */
export function MissingModuleLine() {
  return (
    <Text as="p" size={13} tone="soft">
      Montar é livre; publicar pede o módulo Website.{' '}
      <SupportLink links={InlineLink} message={SUPPORT_MESSAGE} />
    </Text>
  );
}

function InlineLink({ support }: { support: string | null }) {
  if (support === null) return null;
  if (support.startsWith('/'))
    return (
      <TextLink as={Link} to={support}>
        Pedir o módulo
      </TextLink>
    );
  return (
    <TextLink href={support} target="_blank" rel="noreferrer">
      Pedir o módulo
    </TextLink>
  );
}

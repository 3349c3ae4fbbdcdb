import { buildWhatsappLink } from '@girassol/shared-domain';
import { Button, ButtonLink, Heading, Icon, Stack, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { VisibleMenus } from '../menus/visible-menus';
import { Link } from '../navigation/Link';
import { useShellNavigation } from '../navigation/navigation-context';
import { usePageData } from '../page/page-context';
import { findRoute } from '../routes/decide';

interface UpgradeDialogProps {
  beyondPlan: VisibleMenus['beyondPlan'];
  onClose: () => void;
}

/** Dialog with the features that the CRM and ENTERPRISE plans add to this account (shell.menus-018). */
export default function UpgradeDialog({ beyondPlan, onClose }: UpgradeDialogProps) {
  const { support } = usePageData().distribution;
  const { routes } = useShellNavigation();
  const canChangePlan = findRoute(routes, '/financeiro') !== undefined;
  const hasContactPage = findRoute(routes, '/contato') !== undefined;
  const crmFeatures = beyondPlan.filter(({ isInCrmPlan }) => isInCrmPlan);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Conheça os recursos do plano ENTERPRISE"
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>Fechar</Button>
          {canChangePlan && (
            <ButtonLink as={Link} to="/financeiro" variant="primary" onClick={onClose}>
              Ver meu plano
            </ButtonLink>
          )}
          {!canChangePlan && support?.whatsapp && (
            <ButtonLink
              href={buildWhatsappLink(support.whatsapp)}
              target="_blank"
              rel="noreferrer"
              variant="primary"
            >
              Falar com a equipe
            </ButtonLink>
          )}
          {!canChangePlan && !support?.whatsapp && hasContactPage && (
            <ButtonLink as={Link} to="/contato" variant="primary" onClick={onClose}>
              Falar com a equipe
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <Text as="p">
          Estes recursos não fazem parte do seu plano. Nada do que você já tem se perde ao mudar de plano.
        </Text>
        {crmFeatures.length > 0 && <FeatureList title="Nos planos CRM e ENTERPRISE" features={crmFeatures} />}
        <FeatureList
          title={crmFeatures.length > 0 ? 'Só no plano ENTERPRISE' : undefined}
          features={beyondPlan.filter(({ isInCrmPlan }) => !isInCrmPlan)}
        />
      </Stack>
    </Dialog>
  );
}

interface FeatureListProps {
  /** Left out where there is one list only. */
  title?: string | undefined;
  features: UpgradeDialogProps['beyondPlan'];
}

function FeatureList({ title, features }: FeatureListProps) {
  const titleId = useId();
  if (features.length === 0) return null;
  return (
    <Stack gap={12}>
      {title && (
        <Heading level={3} size={14} id={titleId}>
          {title}
        </Heading>
      )}
      <List aria-labelledby={title && titleId}>
        {features.map(({ id, label, icon, benefit }) => (
          <li key={id}>
            <Icon name={icon} size={20} />
            <Stack gap={0}>
              <Text weight={600}>{label}</Text>
              <Text size={13} tone="soft">
                {benefit}
              </Text>
            </Stack>
          </li>
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
  li { display: flex; gap: ${tokens.space[12]}; }
  svg { color: ${tokens.color.leaf}; margin-top: 2px; }
`;

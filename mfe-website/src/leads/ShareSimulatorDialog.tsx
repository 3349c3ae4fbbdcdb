import { useSession } from '@girassol/shared-auth';
import { Button, ButtonLink, EmptyState, Stack, Text } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Link } from 'react-router-dom';
import { buildSimulatorUrl, buildSitePath, EDITOR_PATH } from '../addresses/addresses';
import { useWebsite } from '../data/use-website';
import { SkeletonPart } from '../frame/WaitingPart';
import { AddressToShareLine } from './AddressToShareLine';
import { useWaitingLeadCountAndSellers } from './use-leads';

/**
 * Dialog with addresses of the simulator to copy: one for the company, and one for each seller. Contacts
 * through a seller's address go to that seller.
 */
export function ShareSimulatorDialog({ onClose }: { onClose: () => void }) {
  const accountId = useSession()?.managerId ?? '';
  const website = useWebsite().data?.website;
  const sellers = useWaitingLeadCountAndSellers()?.sellers;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Endereços do simulador"
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      {website === undefined ? (
        <SkeletonPart height={160} />
      ) : website === null || website.publishedVersion === null ? (
        <EmptyState
          isCompact
          title="O site ainda não está no ar"
          text="O simulador abre com a primeira publicação do site."
          action={
            <ButtonLink as={Link} to={buildSitePath(EDITOR_PATH, accountId)} icon="pencil">
              Abrir o editor
            </ButtonLink>
          }
        />
      ) : (
        <Stack gap={16}>
          <AddressToShareLine title="Da empresa" url={buildSimulatorUrl(website.slug)} />
          <Text as="p" size={13} tone="soft">
            O contato que vier pelo endereço de um vendedor é dele.
          </Text>
          <Stack as="ul" gap={12}>
            {sellers?.map(({ _id, name }) => (
              <li key={_id}>
                <AddressToShareLine title={name} url={buildSimulatorUrl(_id)} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}

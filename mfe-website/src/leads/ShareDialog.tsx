import { Button, EmptyState, Stack, Text } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { simulatorUrl } from '../addresses/addresses';
import { useWebsite } from '../data/use-website';
import { WaitingPart } from '../frame/WaitingPart';
import { SharedAddress } from './SharedAddress';
import { useLeadCounts } from './use-leads';

/** The addresses of the simulator: the company's, and one of each seller who then has its contacts. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const website = useWebsite().data?.website;
  const sellers = useLeadCounts()?.sellers;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Endereços do simulador"
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      {website === undefined ? (
        <WaitingPart height={160} />
      ) : website === null || website.publishedVersion === null ? (
        <EmptyState
          isCompact
          title="O site ainda não está no ar"
          text="O simulador abre com a primeira publicação do site."
        />
      ) : (
        <Stack gap={16}>
          <SharedAddress title="Da empresa" url={simulatorUrl(website.slug)} />
          <Text as="p" size={13} tone="soft">
            O contato que vier pelo endereço de um vendedor é dele.
          </Text>
          <Stack as="ul" gap={12}>
            {sellers?.map(({ _id, name }) => (
              <li key={_id}>
                <SharedAddress title={name} url={simulatorUrl(_id)} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}

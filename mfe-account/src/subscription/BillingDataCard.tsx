import type { SubscriptionOverview } from '@girassol/account-domain/contract';
import { formatCpfOrCnpj, formatPostalCode } from '@girassol/shared-domain';
import { Button, Stack, Text } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { SectionCard } from '../card/SectionCard';
import { BillingDataForm } from './BillingDataForm';

type BillingData = Pick<SubscriptionOverview, 'payer' | 'billingEmails'> & { userId: string };

/** Payer of the receipts and who is mailed besides the owner. */
export function BillingDataCard({ userId, payer, billingEmails }: BillingData) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard
      title="Dados de cobrança"
      action={
        <Button variant="ghost" icon="pencil" onClick={() => setIsOpen(true)}>
          Alterar
        </Button>
      }
    >
      <Stack gap={4}>
        <Text as="p">{payer.name}</Text>
        {payer.document !== '' && (
          <Text as="p" tone="soft">
            {formatCpfOrCnpj(payer.document)}
          </Text>
        )}
        {payer.address && (
          <Text as="p" size={13} tone="soft">
            {formatAddress(payer.address)}
          </Text>
        )}
        {[payer.email, ...billingEmails].map((email) => (
          <Text as="p" key={email} size={13} tone="soft" isTruncated>
            {email}
          </Text>
        ))}
      </Stack>
      {isOpen && (
        <Dialog isOpen title="Dados de cobrança" onClose={() => setIsOpen(false)}>
          <BillingDataForm
            userId={userId}
            payer={payer}
            billingEmails={billingEmails}
            submitLabel="Salvar"
            onDone={() => setIsOpen(false)}
          />
        </Dialog>
      )}
    </SectionCard>
  );
}

/** Formats an address in one line: `Rua das Flores, 10, sala 2, Centro, Campinas/SP, 13010-000`. */
const formatAddress = ({
  address,
  number,
  complement,
  district,
  city,
  uf,
  postalCode,
}: NonNullable<BillingData['payer']['address']>): string =>
  [address, number, complement, district, `${city}/${uf}`, formatPostalCode(postalCode)]
    .filter(Boolean)
    .join(', ');

import { formatCpfOrCnpj, formatPhone } from '@girassol/shared-domain';
import type { Signature } from '@girassol/shared-domain/contract';
import { formatFullName, signerActionLabels, signerRoleLabels } from '@girassol/shared-domain/signatures';
import { Stack, Text } from '@girassol/shared-ui';
import { CollapsibleDetails } from '../CollapsibleDetails';
import { SignatureSectionPart } from '../Part';

/** Signers of a sent document with their data at the time of sending, which cannot be changed (signatures-009). */
export function SentSignersPart({ signature: { persons, isOrdered } }: { signature: Signature }) {
  const many = persons.length === 1 ? '1 pessoa' : `${persons.length} pessoas`;
  return (
    <SignatureSectionPart
      title="Signatários"
      aside={
        <Text size={13} tone="soft">
          {isOrdered ? `${many}, uma depois da outra` : many}
        </Text>
      }
    >
      <CollapsibleDetails summary="Ver os dados de quem assina">
        <Stack as="ul" gap={12}>
          {persons.map((person) => (
            <li key={person._id}>
              <Text as="p" weight={500} size={13}>
                {formatFullName(person)}
              </Text>
              <Text as="p" size={12} tone="soft">
                {[
                  signerRoleLabels[person.role],
                  signerActionLabels[person.kind],
                  `CPF ${formatCpfOrCnpj(person.document)}`,
                  person.email,
                  formatPhone(person.phone),
                ].join(' · ')}
              </Text>
            </li>
          ))}
        </Stack>
      </CollapsibleDetails>
    </SignatureSectionPart>
  );
}

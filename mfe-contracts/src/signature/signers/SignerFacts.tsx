import { formatDocument, formatPhone } from '@girassol/shared-domain';
import type { Signature } from '@girassol/shared-domain/contract';
import { fullNameOf, signerKindLabels, signerRoleLabels } from '@girassol/shared-domain/signatures';
import { Stack, Text } from '@girassol/shared-ui';
import { Disclosure } from '../Disclosure';
import { Part } from '../Part';

/** Who the document was sent to, as it was sent: nothing of it changes any more (signatures-009). */
export function SignerFacts({ signature: { persons, isOrdered } }: { signature: Signature }) {
  const many = persons.length === 1 ? '1 pessoa' : `${persons.length} pessoas`;
  return (
    <Part
      title="Signatários"
      aside={
        <Text size={13} tone="soft">
          {isOrdered ? `${many}, uma depois da outra` : many}
        </Text>
      }
    >
      <Disclosure summary="Ver os dados de quem assina">
        <Stack as="ul" gap={12}>
          {persons.map((person) => (
            <li key={person._id}>
              <Text as="p" weight={500} size={13}>
                {fullNameOf(person)}
              </Text>
              <Text as="p" size={12} tone="soft">
                {[
                  signerRoleLabels[person.role],
                  signerKindLabels[person.kind],
                  `CPF ${formatDocument(person.document)}`,
                  person.email,
                  formatPhone(person.phone),
                ].join(' · ')}
              </Text>
            </li>
          ))}
        </Stack>
      </Disclosure>
    </Part>
  );
}

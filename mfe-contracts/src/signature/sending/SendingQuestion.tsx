import type { SignatureSigner } from '@girassol/shared-domain/contract';
import {
  formatFullName,
  isSignedByCompany,
  signerActionLabels,
  signerRoleLabels,
} from '@girassol/shared-domain/signatures';
import { Stack, Text } from '@girassol/shared-ui';

/**
 * Question asked before a document is sent: who receives it, and a warning if none of them signs for the
 * company.
 */
export function SendingQuestion({ persons }: { persons: readonly SignatureSigner[] }) {
  return (
    <Stack gap={12}>
      {!isSignedByCompany(persons) && (
        <Text as="p" tone="warn" weight={600} role="note">
          Ninguém assina pela Contratada.
        </Text>
      )}
      <div>
        <Text as="p">Quem recebe o documento:</Text>
        <Stack as="ul" gap={4} aria-label="Quem recebe o documento" style={plain}>
          {persons.map((person) => (
            <Text as="li" key={person._id} size={13} style={breaking}>
              <strong>{formatFullName(person)}</strong>, {describeReceiver(person)}
            </Text>
          ))}
        </Stack>
      </div>
      <Text as="p">
        Após a geração, os dados dos signatários não poderão ser alterados. Deseja continuar?
      </Text>
    </Stack>
  );
}

/** Describes role, action and address of a signer: `Testemunha (Receber cópia), ana@exemplo.com`. */
function describeReceiver({ role, kind, email }: SignatureSigner): string {
  const action = kind === 'SIGN' ? '' : ` (${signerActionLabels[kind]})`;
  return `${signerRoleLabels[role]}${action}, ${email}`;
}

const plain = { margin: 0, paddingInlineStart: 20 };
const breaking = { overflowWrap: 'anywhere' } as const;

import { attemptAction, useSession } from '@girassol/shared-auth';
import { formatCpfOrCnpj, formatEnumeration, formatPhone } from '@girassol/shared-domain';
import type { SignatureSigner } from '@girassol/shared-domain/contract';
import { findSignerProblems, formatFullName, signerRoleLabels } from '@girassol/shared-domain/signatures';
import { Badge, Button, ButtonLink, IconButton, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ContractRef, cacheSignature, useSignerCandidates } from '../data/signature';
import { addSigner } from './add-signer';
import { buildNewSignerValues, getCandidateRole, type SignerCandidate } from './signer-values';

const fieldLabels: Record<string, string> = {
  name: 'o nome',
  surname: 'o sobrenome',
  email: 'o e-mail',
  document: 'o CPF',
  phone: 'o WhatsApp',
};

interface SuggestedSignersProps {
  of: ContractRef;
  persons: readonly SignatureSigner[];
  /** Opens the form of a signer, filled with the data of a suggestion. */
  onEdit: (candidate: SignerCandidate) => void;
  /** Shown where nobody is suggested. */
  nobody: ReactNode;
}

/**
 * Customer and legal representative of the company as signers filled in beforehand, until somebody is a signer in their role.
 * Each can be included as suggested, edited, or removed. One who lacks data says what is missing and where to enter it.
 */
export function SuggestedSigners({ of, persons, onEdit, nobody }: SuggestedSignersProps) {
  const { data, isError } = useSignerCandidates(of);
  const [removed, setRemoved] = useState<readonly SignerCandidate['from'][]>([]);
  const [isPending, setPending] = useState(false);
  const suggested = (data?.candidates ?? []).filter(
    (candidate) =>
      candidate.isSuggested &&
      !removed.includes(candidate.from) &&
      !persons.some(({ role }) => role === getCandidateRole(candidate)),
  );
  const complete = suggested.filter((candidate) => findSignerProblems(candidate).length === 0);
  if (!data) return isError ? nobody : null;
  if (suggested.length === 0) return nobody;

  async function include(candidates: readonly SignerCandidate[]) {
    setPending(true);
    for (const candidate of candidates) {
      const answer = await attemptAction(() => addSigner(of, buildNewSignerValues(candidate)));
      if (!answer) break;
      cacheSignature(of, answer.signature);
    }
    setPending(false);
  }

  return (
    <Stack gap={8} role="group" aria-label="Signatários sugeridos">
      <Text as="p" size={13} tone="soft">
        {suggested.length === 1
          ? 'Já preenchido com o cadastro, e ainda não incluído. Confira e inclua.'
          : 'Já preenchidos com os cadastros, e ainda não incluídos. Confira e inclua.'}
      </Text>
      {suggested.map((candidate) => (
        <SuggestedSigner
          key={candidate.from}
          candidate={candidate}
          customerId={data.customerId}
          isPending={isPending}
          onInclude={() => void include([candidate])}
          onEdit={() => onEdit(candidate)}
          onRemove={() => setRemoved([...removed, candidate.from])}
        />
      ))}
      {complete.length > 1 && (
        <div>
          <Button
            size="sm"
            variant="primary"
            icon="check"
            isPending={isPending}
            onClick={() => void include(complete)}
          >
            Incluir os dois
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface SuggestedSignerProps {
  candidate: SignerCandidate;
  customerId: string;
  isPending: boolean;
  onInclude: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function SuggestedSigner({
  candidate,
  customerId,
  isPending,
  onInclude,
  onEdit,
  onRemove,
}: SuggestedSignerProps) {
  const session = useSession();
  const name = formatFullName(candidate).trim() || 'Sem nome';
  const { email, document, phone } = candidate;
  const missing = findSignerProblems(candidate).flatMap(({ path }) => fieldLabels[path] ?? []);
  const isCustomer = candidate.from === 'CUSTOMER';
  const source = isCustomer
    ? {
        text: 'no cadastro do cliente',
        link: `/cliente/editar/${customerId}?aba=dados`,
        label: 'Abrir o cadastro do cliente',
      }
    : {
        text: 'nos dados da empresa',
        link: session?.type === 'MANAGER' ? `/conta/info/${session.userId}` : null,
        label: 'Abrir os dados da empresa',
      };
  const known = [email, document && `CPF ${formatCpfOrCnpj(document)}`, phone && formatPhone(phone)].filter(
    Boolean,
  );
  return (
    <Suggestion role="group" aria-label={`Sugestão: ${name}`}>
      <div>
        <Row gap={8} wraps>
          <Text weight={500}>{name}</Text>
          <Badge>{signerRoleLabels[getCandidateRole(candidate)]}</Badge>
        </Row>
        <Text as="p" size={12} tone="soft">
          {known.join(' · ')}
        </Text>
        {missing.length > 0 && (
          <Text as="p" size={13} tone="warn" role="note">
            {`${missing.length === 1 ? 'Falta' : 'Faltam'} ${formatEnumeration(missing)} ${source.text}.`}
          </Text>
        )}
        <Row gap={8} wraps>
          {missing.length === 0 ? (
            <>
              <Button
                size="sm"
                icon="plus"
                disabled={isPending}
                onClick={onInclude}
                aria-label={`Incluir ${name}`}
              >
                Incluir
              </Button>
              <Button
                size="sm"
                variant="ghost"
                onClick={onEdit}
                aria-label={`Editar ${name} antes de incluir`}
              >
                Editar
              </Button>
            </>
          ) : (
            <>
              <Button
                size="sm"
                icon="pencil"
                onClick={onEdit}
                aria-label={`Completar aqui os dados de ${name}`}
              >
                Completar aqui
              </Button>
              {source.link && (
                <ButtonLink as={Link} to={source.link} size="sm" variant="ghost">
                  {source.label}
                </ButtonLink>
              )}
            </>
          )}
        </Row>
      </div>
      <IconButton icon="x" size="sm" variant="ghost" label={`Não sugerir ${name}`} onClick={onRemove} />
    </Suggestion>
  );
}

const { color, radius, space } = tokens;

const Suggestion = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[8]};
  padding: ${space[12]};
  border: 1px dashed ${color.line};
  border-radius: ${radius.card};
  overflow-wrap: anywhere;
  > div { display: grid; gap: ${space[4]}; min-width: 0; }
`;

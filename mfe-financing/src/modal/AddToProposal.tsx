import { api, attempt, intentionKey } from '@girassol/shared-auth';
import type { Financing } from '@girassol/shared-domain/contract';
import { Button, Stack, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/pickers';
import { useState } from 'react';
import { styled } from 'styled-components';
import { orderOffers } from '../comparison/offer-order';
import { optionText } from '../financing/words';
import { OptionComparison } from './OptionComparison';
import { openDocument } from './open-document';

const ADD = 'POST /financings/single/proposal/:fid';
/** A proposal takes four (financing-064). */
const PLACES = [0, 1, 2, 3] as const;

interface AddToProposalProps {
  financing: Financing;
  onChange: (financing: Financing) => void;
}

/** Up to four options for the proposal that the customer opens (financing-012, financing-023). */
export function AddToProposal({ financing, onChange }: AddToProposalProps) {
  const [isPending, setPending] = useState(false);
  const options = orderOffers(financing.proposals.filter(({ refused }) => !refused));
  const [chosen, setChosen] = useState<readonly (string | null)[]>(() => {
    const added = options.filter(({ addedToProp }) => addedToProp);
    return PLACES.map((place) => added[place]?._id ?? null);
  });
  const ids = [...new Set(chosen.flatMap((id) => id ?? []))];

  async function add() {
    setPending(true);
    const answer = await attempt(() =>
      api(ADD, {
        params: { fid: financing._id },
        body: { props: ids },
        idempotencyKey: intentionKey(`${ADD} ${financing._id}`, ids),
      }),
    );
    setPending(false);
    if (!answer) return;
    onChange(answer.financing);
    showSnackbar({
      text: ids.length === 1 ? 'Opção adicionada à proposta' : 'Opções adicionadas à proposta',
    });
    openDocument(answer.financing.proposal.finalPath);
  }

  return (
    <Stack gap={16}>
      <Text as="p" size={13} tone="soft">
        O cliente vê na proposta as opções que você escolher aqui, até quatro.
      </Text>
      <Selects>
        {PLACES.map((place) => (
          <Select
            key={place}
            label={`Opção ${place + 1}`}
            placeholder="Nenhuma"
            value={chosen[place] ?? null}
            options={[
              { value: '', label: 'Nenhuma' },
              ...options
                .filter(({ _id }) => chosen[place] === _id || !ids.includes(_id))
                .map((option) => ({ value: option._id, label: optionText(option) })),
            ]}
            onChange={(id) => setChosen(chosen.map((other, index) => (index === place ? id || null : other)))}
          />
        ))}
      </Selects>
      <div>
        <Button
          variant="primary"
          icon="plus"
          disabled={ids.length === 0}
          isPending={isPending}
          onClick={() => void add()}
        >
          ADICIONAR À PROPOSTA
        </Button>
      </div>
      <OptionComparison
        financing={financing}
        options={ids.length > 0 ? options.filter(({ _id }) => ids.includes(_id)) : undefined}
      />
    </Stack>
  );
}

const Selects = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${tokens.space[12]};
`;

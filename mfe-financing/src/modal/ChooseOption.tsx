import { api, attempt, intentionKey } from '@girassol/shared-auth';
import type { Financing } from '@girassol/shared-domain/contract';
import { Button, EmptyState, Stack, Text } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/pickers';
import { useState } from 'react';
import { orderOffers } from '../comparison/offer-order';
import { refreshFinancings } from '../financing/financings';
import { optionText } from '../financing/words';
import { OptionComparison } from './OptionComparison';

const CHOOSE = 'PUT /financings/single/proposal/chosen/:fid/:pid';

interface ChooseOptionProps {
  financing: Financing;
  onChosen: (financing: Financing) => void;
}

/** The one option that is contracted (financing-013, financing-065). */
export function ChooseOption({ financing, onChosen }: ChooseOptionProps) {
  const options = orderOffers(financing.proposals.filter(({ addedToProp }) => addedToProp));
  const contracted = options.find(({ chosen }) => chosen);
  const [optionId, setOptionId] = useState<string | null>(contracted?._id ?? null);
  const [isPending, setPending] = useState(false);
  const option = options.find(({ _id }) => _id === optionId);
  if (options.length === 0)
    return (
      <EmptyState
        isCompact
        title="Nenhuma opção na proposta"
        text="Primeiro adicione à proposta as opções que o cliente pode escolher."
      />
    );

  async function choose(pid: string) {
    setPending(true);
    const answer = await attempt(() =>
      api(CHOOSE, {
        params: { fid: financing._id, pid },
        idempotencyKey: intentionKey(`${CHOOSE} ${financing._id}`, pid),
      }),
    );
    setPending(false);
    if (answer) onChosen(answer.financing);
    // Somebody else may have chosen meanwhile: then what they chose is shown.
    else refreshFinancings();
  }

  return (
    <Stack gap={16}>
      <Select
        label="Opção Financiamento"
        placeholder="Escolha a opção que o cliente quer"
        value={optionId}
        options={options.map((each) => ({ value: each._id, label: optionText(each) }))}
        onChange={setOptionId}
        isDisabled={contracted !== undefined}
      />
      {contracted ? (
        <Text as="p" size={13} tone="good">
          Esta é a opção contratada.
        </Text>
      ) : (
        <div>
          <Button
            variant="primary"
            icon="check"
            disabled={!option}
            isPending={isPending}
            onClick={() => option && void choose(option._id)}
          >
            SELECIONAR OPÇÃO
          </Button>
        </div>
      )}
      <OptionComparison financing={financing} options={option ? [option] : options} />
    </Stack>
  );
}

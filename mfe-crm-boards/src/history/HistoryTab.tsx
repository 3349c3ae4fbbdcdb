import { boardDescriptions } from '@girassol/shared-domain';
import { tokens } from '@girassol/shared-ui';
import { Switch } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { BuiltInTabProps } from '../item/own-tab';
import { HistoryList } from './HistoryList';

/** "Histórico" tab of an item: the history of the item's customer, or only of the item. */
export default function HistoryTab({ item, now }: BuiltInTabProps) {
  const [isNarrowed, setIsNarrowed] = useState(false);
  const { gender, itemName } = boardDescriptions[item.type];
  return (
    <Column>
      <Switch
        label="Só este item"
        description={`Sem o resto do que aconteceu com ${item.customer.name}, só o que é d${
          gender === 'f' ? 'esta' : 'este'
        } ${itemName.toLocaleLowerCase('pt-BR')}.`}
        value={isNarrowed}
        onChange={setIsNarrowed}
      />
      <div>
        <HistoryList customerId={item.customer._id} saleId={isNarrowed ? item._id : undefined} now={now} />
      </div>
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
`;

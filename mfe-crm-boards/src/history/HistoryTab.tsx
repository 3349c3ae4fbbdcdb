import { boards } from '@girassol/shared-domain';
import { tokens } from '@girassol/shared-ui';
import { Switch } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { OwnTabProps } from '../item/own-tab';
import { HistoryList } from './HistoryList';

/** The Histórico tab of an item: everything about its customer, or only what is about the item. */
export default function HistoryTab({ item, now }: OwnTabProps) {
  const [isNarrowed, setIsNarrowed] = useState(false);
  const { gender, itemName } = boards[item.type];
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

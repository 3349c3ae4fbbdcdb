import { formatMoney } from '@girassol/shared-domain';
import type { AfterSalesLine } from '@girassol/shared-domain/contract';
import { Button, confirm, EmptyState, keepFiguresTogether, lazyPart, Row, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { BuiltInTabProps } from '../item/own-tab';
import { ServiceDialog } from './ServiceDialog';
import { ServiceLine } from './ServiceLine';
import { useServices } from './use-services';

const OrderDialog = lazyPart(() => import('../service-orders/ServiceOrderDialog'));

/** "Serviços" tab of an activity: its services and products, and their total. */
export default function ServicesTab({ item }: Pick<BuiltInTabProps, 'item'>) {
  const { lines, offered, remove } = useServices(item);
  /** The line in the form; `new` for one that is to come. */
  const [edited, setEdited] = useState<AfterSalesLine | 'new' | null>(null);
  const [isOrdering, setIsOrdering] = useState(false);
  const add = (
    <Row gap={8} wraps>
      <Button variant="secondary" icon="plus" onClick={() => setEdited('new')}>
        Adicionar serviço
      </Button>
      <Button variant="ghost" icon="file" onClick={() => setIsOrdering(true)}>
        Gerar ordem de serviço
      </Button>
    </Row>
  );

  async function askAndRemove(line: AfterSalesLine) {
    const isSure = await confirm({
      text: `Deseja tirar “${line.serviceName}” desta atividade?`,
      confirmLabel: 'Tirar serviço',
      danger: true,
    });
    if (isSure) remove.mutate(line);
  }

  return (
    <>
      {lines.length === 0 ? (
        <EmptyState
          title="Esta atividade não possui nenhum serviço / produto"
          text="O que for feito e fornecido entra aqui, com preço e composição. A soma é o valor da atividade."
          action={add}
        />
      ) : (
        <>
          <List aria-label="Serviços e produtos">
            {lines.map((line) => (
              <ServiceLine
                key={line._id}
                line={line}
                onEdit={() => setEdited(line)}
                onRemove={() => void askAndRemove(line)}
              />
            ))}
          </List>
          <Foot>
            {add}
            <p>
              Total <strong>{keepFiguresTogether(formatMoney(item.amount))}</strong>
            </p>
          </Foot>
        </>
      )}
      {isOrdering && <OrderDialog item={item} onClose={() => setIsOrdering(false)} />}
      {edited && (
        <ServiceDialog
          item={item}
          offered={offered}
          line={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

const List = styled.ul`
  margin: ${tokens.space[12]} 0 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${tokens.color.lineSoft};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
`;

const Foot = styled(Row).attrs({ gap: 12, align: 'center', justify: 'between', wraps: true })`
  margin-top: ${tokens.space[16]};

  > p {
    margin: 0;
    font: ${tokens.font[14]};
    color: ${tokens.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }

  strong {
    margin-inline-start: ${tokens.space[8]};
    font: ${tokens.font[20]};
    font-weight: ${tokens.weight.strong};
    color: ${tokens.color.ink};
  }
`;

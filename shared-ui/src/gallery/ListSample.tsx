import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, MoneyText, Row, SelectionBar, showSnackbar, Text, tokens } from '..';
import { SearchField } from '../entries/fields';
import {
  AllRowsCheckbox,
  BorderedList,
  CardList,
  type ListColumn,
  ListFooter,
  ListFrame,
  ListRows,
  ListSearch,
  LoadingList,
  NameLink,
  Pager,
  RowCheckbox,
  RowMenu,
  Table,
  TableSurface,
  useSelection,
} from '../entries/lists';
import { GallerySection } from './GallerySection';

interface Customer {
  _id: string;
  name: string;
  city: string;
  value: number;
}

const customers: Customer[] = [
  { _id: '1', name: 'Padaria Pão da Serra Ltda.', city: 'Lages, SC', value: 48_250 },
  { _id: '2', name: 'Maria Aparecida dos Santos Oliveira', city: 'São Bento do Sul, SC', value: 21_900.5 },
  { _id: '3', name: 'João Batista', city: 'Otacílio Costa, SC', value: 9_780 },
];

const getName = ({ name }: Customer) => name;
const link = (customer: Customer) => (
  <NameLink href={`#${customer._id}`} data-name="">
    {customer.name}
  </NameLink>
);

const columns: ListColumn<Customer>[] = [
  { title: 'Nome', kind: 'name', cell: link },
  { title: 'Cidade', cell: ({ city }) => city },
  { title: 'Em aberto', kind: 'amount', cell: ({ value }) => <MoneyText value={value} /> },
];

/** Stands where a list has a page of its own. */
const Frame = styled(ListFrame)`
  min-height: 0;
  padding: 0;
`;

/** Under a list that does not fill the page. */
const Still = styled(ListFooter)`
  position: static;
  margin: 0;
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${tokens.space[24]};
  align-items: start;
`;

/** Sample of a list with selection and pages, its parts alone, and its loading state. */
export function ListSample() {
  const [paging, setPaging] = useState({ page: 1, size: 20 });
  const selection = useSelection<Customer>('gallery');
  return (
    <GallerySection title="Listas">
      <Frame>
        <ListRows
          label="Clientes"
          items={customers}
          columns={columns}
          getName={getName}
          card={(customer) => (
            <div>
              {link(customer)}
              <Text size={13} tone="soft">
                {customer.city}
              </Text>
            </div>
          )}
          selection={selection}
          getMenu={({ name }) => [
            { id: 'open', label: 'Abrir', icon: 'eye', onAction: () => showSnackbar({ text: name }) },
          ]}
          isWaiting={false}
        />
        <SelectionBar
          label="Clientes selecionados"
          count={selection.chosen.length}
          note="Até 200 de uma vez"
          onClear={selection.clear}
        >
          <Button size="sm" icon="trash">
            Excluir
          </Button>
        </SelectionBar>
        <Pager
          sizeLabel="Clientes por página"
          {...paging}
          shown={customers.length}
          hasMore={false}
          onChange={(change) => setPaging({ ...paging, ...change })}
        />
      </Frame>
      <Two>
        <ListParts />
        <LoadingList label="Carregando os clientes" />
      </Two>
    </GallerySection>
  );
}

/** Parts for lists of another shape. */
function ListParts() {
  const selection = useSelection<Customer>('parts');
  const [search, setSearch] = useState('');
  return (
    <div>
      <ListSearch>
        <SearchField label="Buscar clientes da tabela" value={search} onChange={setSearch} />
      </ListSearch>
      <TableSurface>
        <Table aria-label="Tabela feita à mão">
          <thead>
            <tr>
              <th scope="col">
                <AllRowsCheckbox label="Todos" items={customers} selection={selection} />
              </th>
              <th scope="col">Nome</th>
            </tr>
          </thead>
          <tbody>
            {customers.slice(0, 2).map((customer) => (
              <tr key={customer._id} data-selected={selection.has(customer._id)}>
                <td>
                  <RowCheckbox item={customer} selection={selection} />
                </td>
                <td>{customer.name}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableSurface>
      <CardList aria-label="Cartões feitos à mão" style={{ marginTop: tokens.space[16] }}>
        {customers.slice(2).map((customer) => (
          <li key={customer._id}>
            <RowCheckbox item={customer} selection={selection} />
            {customer.name}
            <Row>
              <RowMenu
                label={`Ações de ${customer.name}`}
                items={[
                  {
                    id: 'open',
                    label: 'Abrir',
                    icon: 'eye',
                    onAction: () => showSnackbar({ text: customer.name }),
                  },
                ]}
              />
              <MoneyText value={customer.value} />
            </Row>
          </li>
        ))}
      </CardList>
      <BorderedList aria-label="Lista curta">
        {customers.map(({ _id, name }) => (
          <li key={_id}>{name}</li>
        ))}
      </BorderedList>
      <Still>3 clientes, 2 deles na tabela</Still>
    </div>
  );
}

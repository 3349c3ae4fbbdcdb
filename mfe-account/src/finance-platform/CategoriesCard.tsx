import type { FinanceCategory } from '@girassol/account-domain/contract';
import { categoryKindLabels } from '@girassol/account-domain/finance-platform';
import { useApiQuery } from '@girassol/shared-auth';
import { Heading, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { FinanceListCard } from './FinanceListCard';
import { EntryCode, FinanceRows } from './FinanceRows';

/** Card with the categories of an organization: income beside expenses, each by group. */
export function CategoriesCard({ organizationId }: { organizationId: string }) {
  const { data, error, isFetching, refetch } = useApiQuery('GET /azume-financial/categories', {});
  return (
    <FinanceListCard
      title="Categorias"
      searchLabel="Buscar categoria"
      emptyTitle="Nenhuma categoria"
      entries={data?.data.filter((entry) => entry.organizationId === organizationId)}
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      getSearchText={({ code, name, group, kind }) => `${code} ${name} ${group} ${categoryKindLabels[kind]}`}
      renderEntries={(found) => (
        <Kinds>
          <CategoriesOfKind kind="INCOME" categories={found} />
          <CategoriesOfKind kind="EXPENSE" categories={found} />
        </Kinds>
      )}
    />
  );
}

interface CategoriesOfKindProps {
  kind: FinanceCategory['kind'];
  categories: readonly FinanceCategory[];
}

function CategoriesOfKind({ kind, categories }: CategoriesOfKindProps) {
  const ofKind = categories.filter((category) => category.kind === kind);
  const groups = [...new Set(ofKind.map(({ group }) => group))];
  if (ofKind.length === 0) return null;
  return (
    <div>
      <Heading level={3}>
        {categoryKindLabels[kind]}{' '}
        <Text size={13} tone="soft">
          {ofKind.length}
        </Text>
      </Heading>
      <Groups>
        {groups.map((group) => (
          <Group key={group}>
            {group !== categoryKindLabels[kind] && (
              <Heading level={4}>
                <Text size={13} weight={500} tone="soft">
                  {group}
                </Text>
              </Heading>
            )}
            <FinanceRows aria-label={`${categoryKindLabels[kind]}: ${group}`}>
              {ofKind
                .filter((category) => category.group === group)
                .map(({ _id, code, name }) => (
                  <li key={_id}>
                    <EntryCode>{code}</EntryCode>
                    <span>{name}</span>
                  </li>
                ))}
            </FinanceRows>
          </Group>
        ))}
      </Groups>
    </div>
  );
}

const { screen, space } = tokens;

const Kinds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${space[16]} ${space[32]};
  @media ${screen.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

/** As many columns as there is room for: there are more groups of expenses than of income. */
const Groups = styled.div`
  columns: 15rem;
  column-gap: ${space[32]};
`;

const Group = styled.div`
  padding-top: ${space[12]};
  break-inside: avoid;
`;

import type { Coupon } from '@girassol/account-domain/contract';
import { formatCountWithNoun, toIsoDate } from '@girassol/shared-domain';
import {
  Badge,
  Button,
  confirm,
  EmptyState,
  ErrorState,
  PageHeader,
  Skeleton,
  Stack,
  showErrorDialog,
  Text,
} from '@girassol/shared-ui';
import { type ListColumn, ListRows } from '@girassol/shared-ui/lists';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { OperatorPage } from '../OperatorPage';
import { runOperatorChange } from '../run-operator-change';
import {
  describeMinVendors,
  describeUses,
  describeValidity,
  formatDiscount,
  getCouponBadge,
} from './coupon-text';
import { NewCouponDialog } from './NewCouponDialog';
import { endCoupon, useCoupons } from './use-coupons';

/** Operator page `/operador/cupons`: every coupon, what it gives and how often it was used. */
export default function CouponsPage() {
  return (
    <OperatorPage>
      <Coupons />
    </OperatorPage>
  );
}

function Coupons() {
  const { data, error, isFetching, refetch } = useCoupons();
  const [isMaking, setIsMaking] = useState(false);
  const coupons = data?.coupons;
  return (
    <Stack gap={8}>
      <PageHeader
        title="Cupons"
        summary={
          coupons && coupons.length > 0
            ? formatCountWithNoun(coupons.length, 'cupom', 'cupons')
            : 'Descontos na primeira cobrança.'
        }
        actions={
          <Button icon="plus" variant="primary" onClick={() => setIsMaking(true)}>
            Novo cupom
          </Button>
        }
      />
      {!coupons && error && (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!coupons && !error && <Skeleton height={240} radius={10} />}
      {coupons?.length === 0 && (
        <EmptyState
          title="Nenhum cupom"
          text="Quem assina escreve o nome do cupom na hora de pagar."
          action={<Button onClick={() => setIsMaking(true)}>Criar o primeiro cupom</Button>}
        />
      )}
      {coupons && coupons.length > 0 && (
        <ListRows
          label="Cupons"
          items={coupons.map((coupon) => ({ ...coupon, _id: coupon.name }))}
          columns={columns}
          getName={({ name }) => name}
          card={(coupon) => <CouponCard coupon={coupon} />}
          selection={null}
          getMenu={listActs}
          isWaiting={false}
        />
      )}
      {isMaking && <NewCouponDialog onClose={() => setIsMaking(false)} />}
    </Stack>
  );
}

const listActs = (coupon: Coupon): MenuItem[] =>
  coupon.endedAt === null
    ? [{ id: 'end', label: 'Encerrar', icon: 'x', isDanger: true, onAction: () => void end(coupon) }]
    : [];

async function end({ name }: Coupon): Promise<void> {
  const isSure = await confirm({
    title: `Encerrar ${name}`,
    text: 'Ninguém mais consegue usar este cupom, e o nome não volta a ser usado. Quem já o usou mantém o preço.',
    confirmLabel: 'Encerrar cupom',
    danger: true,
  });
  if (!isSure) return;
  const refusal = await runOperatorChange(() => endCoupon(name), `O cupom ${name} está encerrado.`);
  if (refusal !== null) await showErrorDialog({ text: refusal });
}

function StateBadge({ coupon }: { coupon: Coupon }) {
  const { text, tone } = getCouponBadge(coupon, toIsoDate(Date.now()));
  return <Badge tone={tone}>{text}</Badge>;
}

const columns: ListColumn<Coupon & { _id: string }>[] = [
  {
    title: 'Cupom',
    kind: 'name',
    cell: ({ name, by }) => (
      <>
        <Text as="p" weight={500}>
          {name}
        </Text>
        <Text as="p" size={12} tone="soft">
          {by}
        </Text>
      </>
    ),
  },
  { title: 'Desconto', kind: 'amount', cell: ({ discountMultiplier }) => formatDiscount(discountMultiplier) },
  { title: 'Vendedores', cell: describeMinVendors },
  { title: 'Período', kind: 'figure', cell: describeValidity },
  { title: 'Usos', kind: 'amount', cell: describeUses },
  { title: 'Estado', cell: (coupon) => <StateBadge coupon={coupon} /> },
];

/** Coupon on a narrow screen. */
function CouponCard({ coupon }: { coupon: Coupon }) {
  return (
    <Stack gap={4}>
      <Text weight={500}>{`${coupon.name}, ${formatDiscount(coupon.discountMultiplier)}`}</Text>
      <span>
        <StateBadge coupon={coupon} />
      </span>
      <Text size={13} tone="soft">{`${describeValidity(coupon)} · ${describeMinVendors(coupon)}`}</Text>
      <Text size={13} tone="soft">{`Usos: ${describeUses(coupon)} · ${coupon.by}`}</Text>
    </Stack>
  );
}

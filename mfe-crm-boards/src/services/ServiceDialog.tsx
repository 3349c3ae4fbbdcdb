import { ApiError } from '@girassol/shared-auth';
import { afterSalesLineTypeLabels, computeAfterSalesLineTotal, formatMoney } from '@girassol/shared-domain';
import type { AfterSalesLine, AfterSalesService, BoardItem } from '@girassol/shared-domain/contract';
import { Button, keepFiguresTogether, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import {
  Form,
  FormMoneyField,
  FormNumberField,
  FormSubmitButton,
  FormTextArea,
  useBoundField,
} from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik, useFormikContext } from 'formik';
import { styled } from 'styled-components';
import {
  applyServiceChoice,
  emptyServiceValues,
  type ServiceValues,
  serviceSchema,
  toServiceValues,
} from './service-values';
import { useServices } from './use-services';

const SERVICE_LABEL = 'Serviço / produto';

interface ServiceDialogProps {
  item: BoardItem;
  offered: AfterSalesService[];
  /** The line to change; null for a new one. */
  line: AfterSalesLine | null;
  onClose: () => void;
}

/** Dialog with the form of one service line: service, quantity, price and price components. */
export function ServiceDialog({ item, offered, line, onClose }: ServiceDialogProps) {
  const { lines, getType, save } = useServices(item);
  const left = offered.filter(({ _id }) => !lines.some((present) => present._id === _id));

  async function submit(values: ServiceValues) {
    try {
      await save.mutateAsync(values);
      onClose();
    } catch (error) {
      // The dialog has said why; the form keeps its text.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={line ? line.serviceName : 'Adicionar serviço / produto'}>
      {!line && left.length === 0 ? (
        <Text as="p">
          {offered.length === 0
            ? 'A conta ainda não tem serviços de pós-venda. Quem cuida das configurações pode cadastrá-los.'
            : 'Todos os serviços da conta já estão nesta atividade. Edite a linha para mudar preço ou quantidade.'}
        </Text>
      ) : (
        <Formik
          initialValues={line ? toServiceValues(line) : emptyServiceValues}
          validationSchema={serviceSchema}
          validateOnMount
          onSubmit={submit}
        >
          <Form aria-label={line ? 'Editar serviço' : 'Adicionar serviço'}>
            <Stack gap={16}>
              {!line && <ServiceSelect services={left} />}
              <PriceFields getType={getType} />
              <Row gap={8} justify="end">
                <Button variant="ghost" onClick={onClose}>
                  Cancelar
                </Button>
                <FormSubmitButton>{line ? 'SALVAR' : 'ADICIONAR'}</FormSubmitButton>
              </Row>
            </Stack>
          </Form>
        </Formik>
      )}
    </Dialog>
  );
}

/** Choosing a service brings its usual price and what it is made of, unless something else was typed. */
function ServiceSelect({ services }: { services: AfterSalesService[] }) {
  const { values, setValues } = useFormikContext<ServiceValues>();
  const bound = useBoundField<string | null>('serviceId', SERVICE_LABEL);
  // All at once: changes in one breath would be checked with one another's old value.
  const choose = (id: string | null) => void setValues(applyServiceChoice(values, services, id));
  return (
    <Select
      {...bound}
      label={SERVICE_LABEL}
      isRequired
      onChange={choose}
      options={services.map(({ _id, name, type }) => ({
        value: _id,
        label: name,
        description: afterSalesLineTypeLabels[type],
      }))}
    />
  );
}

/** Only a product is counted (boards.aftersales-002). */
function PriceFields({ getType }: { getType: (id: string | null) => AfterSalesService['type'] | undefined }) {
  const { values } = useFormikContext<ServiceValues>();
  const isSupply = getType(values.serviceId) === 'SUPPLY';
  const total = computeAfterSalesLineTotal({
    price: values.price ?? 0,
    quantity: isSupply ? (values.quantity ?? 0) : 1,
  });
  return (
    <>
      <Pair>
        {isSupply && (
          <FormNumberField
            name="quantity"
            label="Quantidade"
            isRequired
            description="Insira a quantidade de unidades do produto."
          />
        )}
        <FormMoneyField name="price" label={isSupply ? 'Preço da unidade' : 'Preço'} isRequired />
      </Pair>
      <FormTextArea
        name="priceComps"
        label="Composição do preço"
        description="Uma linha para cada parte, como “Deslocamento: R$ 80,00”."
      />
      <Text as="p" size={14} tone="soft">
        Total <Sum>{keepFiguresTogether(formatMoney(total))}</Sum>
      </Text>
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${tokens.space[16]};
  align-items: start;
`;

const Sum = styled.strong`
  color: ${tokens.color.ink};
  font-variant-numeric: tabular-nums;
`;

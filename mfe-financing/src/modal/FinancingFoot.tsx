import type { Financing } from '@girassol/shared-domain/contract';
import { Button, Row } from '@girassol/shared-ui';
import { useState } from 'react';
import { type BankRequestKind, BankRequestReasonDialog } from './BankRequestReasonDialog';
import { OrderEquipmentButton } from './OrderEquipmentButton';
import { SentCreditRequestDetails } from './SentCreditRequestDetails';

interface FinancingFootProps {
  financing: Financing;
  onChange: (financing: Financing) => void;
}

/** Footer of a financing with further actions: withdraw, request a review by a person, order the equipment. */
export function FinancingFoot({ financing, onChange }: FinancingFootProps) {
  const [asked, setAsked] = useState<BankRequestKind | null>(null);
  const { may } = financing;
  return (
    <>
      <Row gap={8} wraps align="center">
        <OrderEquipmentButton financing={financing} onChange={onChange} />
        {may.askReview && (
          <Button icon="refresh" onClick={() => setAsked('review')}>
            Pedir revisão
          </Button>
        )}
        {may.cancel && (
          <Button variant="ghost" icon="x" onClick={() => setAsked('cancel')}>
            Cancelar financiamento
          </Button>
        )}
      </Row>
      {may.seePersonal && <SentCreditRequestDetails financing={financing} />}
      {asked && (
        <BankRequestReasonDialog
          asked={asked}
          financing={financing}
          onChange={onChange}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

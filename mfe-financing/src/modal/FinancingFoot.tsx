import type { Financing } from '@girassol/shared-domain/contract';
import { Button, Row } from '@girassol/shared-ui';
import { useState } from 'react';
import { AskBankDialog, type Asked } from './AskBankDialog';
import { OrderAction } from './OrderAction';
import { SentRequest } from './SentRequest';

interface FinancingFootProps {
  financing: Financing;
  onChange: (financing: Financing) => void;
}

/** What can be done with a financing besides its steps: withdraw it, ask a person to look again, order the equipment. */
export function FinancingFoot({ financing, onChange }: FinancingFootProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { may } = financing;
  return (
    <>
      <Row gap={8} wraps align="center">
        <OrderAction financing={financing} onChange={onChange} />
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
      {may.seePersonal && <SentRequest financing={financing} />}
      {asked && (
        <AskBankDialog
          asked={asked}
          financing={financing}
          onChange={onChange}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

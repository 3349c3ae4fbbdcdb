import { Readable } from 'node:stream';
import {
  AFTER_SALES_MODULE,
  fileTypes,
  PROPOSAL_DOCUMENTS_MODULE,
  SIGNATURE_MODULE,
} from '@girassol/shared-domain';
import { sampleContract, sampleProposal, sampleServiceOrder } from '@girassol/shared-domain/templates';
import { TEMPLATE_COUNTER } from '../areas/contracts/templates/read-templates';
import { tagsOf } from '../areas/contracts/templates/reader/read-tags';
import type { Tx } from '../platform/database';
import { nextNumber } from '../platform/database/next-number';
import type { FileStore } from '../platform/files/file-store';
import { maintenanceContract } from './contract-texts';
import { createRandom } from './random';

const kinds = [
  { type: 'PROPOSAL', module: PROPOSAL_DOCUMENTS_MODULE, name: 'Proposta residencial', make: sampleProposal },
  { type: 'SERVICE_ORDER', module: AFTER_SALES_MODULE, name: 'Ordem de serviço', make: sampleServiceOrder },
  {
    type: 'CONTRACT',
    module: SIGNATURE_MODULE,
    name: 'Contrato de fornecimento e instalação',
    make: sampleContract,
  },
  { type: 'CONTRACT', module: SIGNATURE_MODULE, name: 'Contrato de manutenção', make: maintenanceContract },
] as const;

interface Writing {
  accountId: string;
  userId: string;
  modules: readonly string[];
  store: FileStore;
  seed: number;
  now: number;
}

/** A document template of each kind that the account's modules make. */
export async function writeTemplates(
  tx: Tx,
  { accountId, userId, modules, store, seed, now }: Writing,
): Promise<void> {
  // Its own source, not that of the archives either: what else there is stays as it was.
  const random = createRandom(seed + 10_000);
  for (const { type, module, name, make } of kinds) {
    if (!modules.includes(module)) continue;
    const content = Buffer.from(make());
    const fileId = random.id(now);
    await store.put(fileId, Readable.from([content]));
    await tx
      .insertInto('stored_files')
      .values({
        account_id: accountId,
        id: fileId,
        user_id: userId,
        name: `${name}.docx`,
        content_type: fileTypes.docx?.mime ?? '',
        size: content.length,
        is_kept: true,
      })
      .execute();
    await tx
      .insertInto('document_templates')
      .values({
        account_id: accountId,
        id: random.id(now),
        type,
        name,
        file_id: fileId,
        // Contracts alone are counted, and looked into when they come.
        ...(type === 'CONTRACT' && {
          number: await nextNumber(tx, accountId, TEMPLATE_COUNTER),
          tags: JSON.stringify(tagsOf(content)),
        }),
      })
      .execute();
  }
}

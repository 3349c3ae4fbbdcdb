import { missingIn, tagsOf } from './areas/contracts/templates/reader/read-tags';
import { missingTagsTask, tagsTask } from './areas/contracts/templates/template-tags';
import { checkPdf } from './areas/financings/papers/checks/reader/check-pdf';
import { invoiceFindings } from './areas/financings/papers/checks/reader/read-invoice';
import { checkInvoiceTask, checkPdfTask } from './areas/financings/papers/checks/tasks';
import { cleanDocx } from './platform/docx/clean-docx';
import { cleanDocxTask } from './platform/docx/docx-task';
import { countPagesTask } from './platform/pdf';
import { readPdf } from './platform/pdf/read-pdf';
import { drawSizes } from './platform/pictures/reader/draw-sizes';
import { jpegOf, sizeOfWholePicture } from './platform/pictures/reader/read-picture';
import { remakePicture } from './platform/pictures/reader/remake-picture';
import { drawSizesTask, jpegTask, pictureSizeTask, remakePictureTask } from './platform/pictures/tasks';
import { inspectPdfTask } from './platform/sealing/check-pdf';
import { inspectPdf } from './platform/sealing/inspect-pdf';
import { handle, serveTasks } from './platform/untrusted/serve-tasks';

/**
 * Reads what strangers send, in a process of its own that the server starts and may end at any moment
 * (`platform/untrusted/`). It has no database, no secrets and no environment.
 */
serveTasks([
  handle(cleanDocxTask, cleanDocx),
  handle(tagsTask, tagsOf),
  handle(missingTagsTask, missingIn),
  handle(countPagesTask, (content) => readPdf(content).pages),
  handle(inspectPdfTask, inspectPdf),
  handle(checkPdfTask, checkPdf),
  handle(checkInvoiceTask, ({ content, facts }) => invoiceFindings(content, facts)),
  handle(pictureSizeTask, sizeOfWholePicture),
  handle(jpegTask, jpegOf),
  handle(remakePictureTask, ({ content, order }) => remakePicture(content, order)),
  handle(drawSizesTask, drawSizes),
]);

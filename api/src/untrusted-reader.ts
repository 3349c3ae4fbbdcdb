import { cleanDocx } from '@girassol/api-platform/docx/clean-docx';
import { cleanDocxTask } from '@girassol/api-platform/docx/docx-task';
import { countPagesTask } from '@girassol/api-platform/pdf';
import { parsePdf } from '@girassol/api-platform/pdf/read-pdf';
import { resizePictureToPageSizes } from '@girassol/api-platform/pictures/reader/draw-sizes';
import { convertToJpeg, readPictureSize } from '@girassol/api-platform/pictures/reader/read-picture';
import { reencodePicture } from '@girassol/api-platform/pictures/reader/reencode-picture';
import {
  convertToJpegTask,
  pictureSizeTask,
  reencodePictureTask,
  resizePictureToPageSizesTask,
} from '@girassol/api-platform/pictures/tasks';
import { inspectPdfTask } from '@girassol/api-platform/sealing/check-pdf-for-signing';
import { inspectPdfForSigning } from '@girassol/api-platform/sealing/inspect-pdf-for-signing';
import { bindTaskHandler, serveUntrustedTasks } from '@girassol/api-platform/untrusted/serve-untrusted-tasks';
import { parseMail, parseMailTask } from '@girassol/support-api/mail-in';
import { parseMissingTags, parseTags } from './areas/contracts/templates/reader/read-tags';
import { parseMissingTagsTask, parseTagsTask } from './areas/contracts/templates/template-tags';
import { checkInvoice } from './areas/financings/documents/checks/reader/check-invoice';
import { checkPdf } from './areas/financings/documents/checks/reader/check-pdf';
import { checkInvoiceTask, checkPdfTask } from './areas/financings/documents/checks/tasks';

/**
 * Reads what strangers send, in a process of its own that the server starts and may end at any moment
 * (`platform/untrusted/`). It has no database, no secrets and no environment.
 */
serveUntrustedTasks([
  bindTaskHandler(cleanDocxTask, cleanDocx),
  bindTaskHandler(parseTagsTask, parseTags),
  bindTaskHandler(parseMissingTagsTask, parseMissingTags),
  bindTaskHandler(countPagesTask, (content) => parsePdf(content).pages),
  bindTaskHandler(inspectPdfTask, inspectPdfForSigning),
  bindTaskHandler(checkPdfTask, checkPdf),
  bindTaskHandler(checkInvoiceTask, ({ content, facts }) => checkInvoice(content, facts)),
  bindTaskHandler(pictureSizeTask, readPictureSize),
  bindTaskHandler(convertToJpegTask, convertToJpeg),
  bindTaskHandler(reencodePictureTask, ({ content, order }) => reencodePicture(content, order)),
  bindTaskHandler(parseMailTask, parseMail),
  bindTaskHandler(resizePictureToPageSizesTask, resizePictureToPageSizes),
]);

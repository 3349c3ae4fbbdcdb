import { api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { RequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { isForbiddenError } from './use-accounts';

const LIST = 'GET /operation/announcements';

/** Fields of an announcement as its form sends them. */
export type AnnouncementFields = RequestBody<'POST /operation/announcements'>;

/** Loads all announcements, newest first. */
export const useAnnouncements = () =>
  useApiQuery(LIST, {}, { staleTime: 0, retry: (count, error) => !isForbiddenError(error) && count < 2 });

/** Shows the list that a change answers. */
const keep = async (change: Promise<ResponseBody<typeof LIST>>): Promise<void> => {
  queryClient.setQueryData(buildApiQueryKey(LIST), await change);
};

/** Writes an announcement, or changes the one with this id. */
export const saveAnnouncement = (body: AnnouncementFields, announcementId?: string): Promise<void> =>
  keep(
    announcementId
      ? api('PUT /operation/announcements/:announcementId', {
          params: { announcementId },
          body,
          silent: true,
        })
      : api('POST /operation/announcements', { body, silent: true }),
  );

/** Ends an announcement now. */
export const endAnnouncement = (announcementId: string): Promise<void> =>
  keep(api('POST /operation/announcements/end/:announcementId', { params: { announcementId } }));

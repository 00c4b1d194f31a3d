import { updateUser } from '@accord/contract/accounts.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { queryClient, refresh } from '../api/query-client.ts'
import { call } from '../session/call.ts'
import { meQuery, refreshSessions } from '../session/session.api.ts'
import { saveUser } from '../session/session.ts'
import {
  cancelEmailChange,
  changeEmail,
  getOwnEmail,
  verifyNewEmail,
} from '@accord/contract/email-change.ts'
import {
  type ExportJob,
  deleteDataExport,
  downloadDataExport,
  listDataExports,
  startDataExport,
} from '@accord/contract/exports.ts'
import { create } from '../session/create.ts'
import { downloadFor } from '../session/download.ts'

interface Rename {
  id: string
  names: { firstName: string; lastName: string }
}

export const renameMutation = mutationOptions({
  mutationFn: ({ id, names }: Rename) => call(updateUser, { params: { id }, body: names }),
  onSuccess: (user) => {
    saveUser(user)
    queryClient.setQueryData(meQuery.queryKey, user)
    void refresh(['activity'])
  },
})

interface PasswordChange {
  id: string
  passwords: { currentPassword: string; password: string }
}

export const changePasswordMutation = mutationOptions({
  mutationFn: ({ id, passwords }: PasswordChange) =>
    call(updateUser, { params: { id }, body: passwords }),
  // The success message appears before the lists are refreshed.
  onSuccess: () => void refreshSessions(),
})

export const ownEmailQuery = queryOptions({
  queryKey: ['own-email'],
  queryFn: () => call(getOwnEmail),
})

export const changeEmailMutation = mutationOptions({
  mutationFn: (body: { email: string; profiles: string[] }) => call(changeEmail, { body }),
  onSuccess: refreshEmail,
})

export const cancelEmailMutation = mutationOptions({
  mutationFn: () => call(cancelEmailChange),
  onSuccess: refreshEmail,
})

export async function proveNewEmail(code: string) {
  await call(verifyNewEmail, { body: { code } })
  void refresh(['me'], ['organization'], ownEmailQuery.queryKey, ['activity'])
}

/** The caller awaits this, so that the card shows the result immediately. */
async function refreshEmail() {
  void refresh(['activity'])
  await refresh(ownEmailQuery.queryKey)
}

const queryKey = ['data about me']

export const newestDataQuery = queryOptions({
  queryKey,
  queryFn: () => call(listDataExports, { query: { $limit: 1 } }),
})

const onSettled = () => refresh(queryKey, ['activity'])

export const requestDataMutation = mutationOptions({
  mutationFn: () => create(startDataExport, { body: {} }),
  onSettled,
})

export const downloadDataMutation = mutationOptions({
  mutationFn: ({ id: jobId, file }: ExportJob) =>
    downloadFor(
      undefined,
      downloadDataExport,
      { params: { jobId } },
      { name: file?.name ?? '', size: file?.size ?? 0 },
    ),
  onSettled,
})

export const deleteDataMutation = mutationOptions({
  mutationFn: ({ id: jobId }: ExportJob) => call(deleteDataExport, { params: { jobId } }),
  onSettled,
})

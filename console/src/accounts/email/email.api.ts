import {
  cancelEmailChange,
  changeEmail,
  getOwnEmail,
  verifyNewEmail,
} from '@accord/contract/email-change.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { refresh } from '../../api/query-client.ts'
import { call } from '../../session/call.ts'

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

/** Waited for: the card then shows what came of it. */
async function refreshEmail() {
  void refresh(['activity'])
  await refresh(ownEmailQuery.queryKey)
}

import type { Deletion } from '@accord/contract/fields.ts'
import { queryClient } from '../../api/query-client.ts'
import { meQuery } from '../../session/session.api.ts'
import { watchedValue } from '../../ui/watched-value.ts'

/** Of the account that was deleted on this page: nobody is signed in any more. */
export const deletedAccount = watchedValue<Deletion | undefined>(undefined)

/** Whether whoever is signed in deleted their account, as the service says now. */
export async function lookAtAccount() {
  await queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => {})
}

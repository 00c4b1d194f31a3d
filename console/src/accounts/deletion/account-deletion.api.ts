import type { Deletion } from '@accord/contract/fields.ts'
import { queryClient } from '../../api/query-client.ts'
import { meQuery } from '../../session/session.api.ts'
import { observableValue } from '../../ui/observable-value.ts'
import {
  deleteAccount,
  listSolelyOwned,
  maxDecisionsPerRequest,
} from '@accord/contract/deletions.ts'
import { listAccessGrants } from '@accord/contract/access.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../../api/paging.ts'
import { callFor } from '../../session/act-for.ts'
import { call } from '../../session/call.ts'
import { forgetSession } from '../../session/sign-out.ts'

/** Of the account that was deleted on this page: nobody is signed in any more. */
export const deletedAccount = observableValue<Deletion | undefined>(undefined)

/** Whether whoever is signed in deleted their account, as the service says now. */
export async function loadDeletedAccount() {
  await queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => {})
}

export const ownedPerPage = 10
const peoplePerSearch = 10

/** Organizations that nobody else owns: what becomes of each is decided first. All that can be decided on at once. */
export const solelyOwnedQuery = queryOptions({
  queryKey: ['owned-alone'],
  queryFn: () => call(listSolelyOwned, { query: pageQuery(1, maxDecisionsPerRequest) }),
})

/** People of an organization by name or address, as who can reach its data. */
export function peopleQuery(organizationId: string, q: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'heirs', q],
    queryFn: () =>
      callFor(organizationId, listAccessGrants, {
        params: { id: organizationId },
        query: { ...pageQuery(1, peoplePerSearch), kind: 'person', search: q || undefined },
      }),
    placeholderData: keepPreviousData,
  })
}

/** Who gets an organization; nobody: it is deleted too. */
export type SuccessorChoice = { id: string; name: string } | undefined
export type SuccessorChoices = Readonly<Record<string, SuccessorChoice>>

/** What is sent for it; what would end is asked with the same. */
export function accountDeletion(heirs: SuccessorChoices) {
  const organizations = Object.entries(heirs).map(([id, heir]) => ({ id, owner: heir?.id }))
  return { body: { organizations } }
}

export const deleteAccountMutation = mutationOptions({
  mutationFn: (heirs: SuccessorChoices) => call(deleteAccount, accountDeletion(heirs)),
  onSuccess: (deletion) => {
    // The session has ended at the service already.
    deletedAccount.set(deletion)
    forgetSession()
  },
  // What they alone own may have changed meanwhile.
  onError: () => queryClient.invalidateQueries(solelyOwnedQuery),
})

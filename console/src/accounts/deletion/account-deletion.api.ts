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

/** The deletion, on the page from which the account was deleted. No one is signed in anymore. */
export const deletedAccount = observableValue<Deletion | undefined>(undefined)

/** Asks the service whether the signed-in person's account is deleted. */
export async function loadDeletedAccount() {
  await queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => {})
}

export const ownedPerPage = 10
const peoplePerSearch = 10

/**
 * Loads the organizations that no one else owns. The person must decide on each of them before deleting the account, so
 * the page loads as many as one request can decide on.
 */
export const solelyOwnedQuery = queryOptions({
  queryKey: ['owned-alone'],
  queryFn: () => call(listSolelyOwned, { query: pageQuery(1, maxDecisionsPerRequest) }),
})

/** Finds people in an organization by name or email address, using its access list. */
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

/** The new owner of an organization. If undefined, the organization is also deleted. */
export type SuccessorChoice = { id: string; name: string } | undefined
export type SuccessorChoices = Readonly<Record<string, SuccessorChoice>>

/** Returns the request body for the deletion and for the preview of its impact. */
export function accountDeletion(heirs: SuccessorChoices) {
  const organizations = Object.entries(heirs).map(([id, heir]) => ({ id, owner: heir?.id }))
  return { body: { organizations } }
}

export const deleteAccountMutation = mutationOptions({
  mutationFn: (heirs: SuccessorChoices) => call(deleteAccount, accountDeletion(heirs)),
  onSuccess: (deletion) => {
    // The service has already ended the session.
    deletedAccount.set(deletion)
    forgetSession()
  },
  // The organizations may have other owners now.
  onError: () => queryClient.invalidateQueries(solelyOwnedQuery),
})

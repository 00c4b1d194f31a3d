import { listSeenSecrets, rotateSecret } from '@accord/contract/seen-secrets.ts'
import { queryOptions } from '@tanstack/react-query'
import { refresh } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'
import { createFor } from '../../session/create.ts'
import { chosenSecrets } from './chosen-secrets.ts'
import { type Rotated, rotateInTurn } from './rotate-in-turn.ts'

/** Which secrets of the organization's applications members have seen, or oneself. */
export function seenSecretsQuery(organizationId: string, members?: readonly { id: string }[]) {
  const member = members?.map(({ id }) => id).join()
  return queryOptions({
    // Not below the organization, which is read anew when they are gone.
    queryKey: ['secrets-seen', organizationId, member],
    queryFn: () =>
      callFor(organizationId, listSeenSecrets, {
        params: { id: organizationId },
        query: member === undefined ? {} : { member },
      }),
    // Somebody may just have looked at one.
    staleTime: 0,
    gcTime: 0,
  })
}

/** Those that were ticked; `begun` where people were removed before, which must be told whatever comes of this. */
export function rotateChosen(organizationId: string, begun: { begun: boolean }): Promise<Rotated> {
  const applications = chosenSecrets.get().map(({ application }) => application)
  return rotateInTurn(
    applications,
    ({ id }) =>
      createFor(organizationId, rotateSecret, { params: { id }, body: {} }).finally(
        () => void refresh(['keys', id]),
      ),
    begun,
  )
}

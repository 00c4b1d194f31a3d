import { listSeenSecrets, rotateSecret, type SeenSecret } from '@accord/contract/seen-secrets.ts'
import { queryOptions } from '@tanstack/react-query'
import { explainError } from '../../api/explain-error.ts'
import { NotConfirmed } from '../../api/not-confirmed.ts'
import { refresh } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'
import { createFor } from '../../session/create.ts'
import { chosenSecrets } from './chosen-secrets.ts'

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

export type Named = SeenSecret['application']

export interface Rotated {
  rotated: Named[]
  /** With the reason, as the service gave it. */
  failed: (Named & { reason: string })[]
}

/** Those that were ticked, one after the other; one that cannot be rotated keeps no other from it. */
export async function rotateChosen(organizationId: string): Promise<Rotated> {
  const outcome: Rotated = { rotated: [], failed: [] }
  for (const { application } of chosenSecrets.get()) {
    const { id } = application
    try {
      await createFor(organizationId, rotateSecret, { params: { id }, body: {} })
      outcome.rotated.push(application)
    } catch (error) {
      if (!(error instanceof Error) || error instanceof NotConfirmed) throw error
      outcome.failed.push({ ...application, reason: explainError(error) })
    }
    void refresh(['keys', id])
  }
  return outcome
}

import {
  type ViewedSecret,
  listViewedSecrets,
  rotateSecret,
} from '@accord/contract/viewed-secrets.ts'
import { observableValue } from '../../ui/observable-value.ts'
import { ReauthCanceled, explainError } from '../../api/api-error.ts'
import { t } from '../../i18n/translation.ts'
import { queryOptions } from '@tanstack/react-query'
import { refresh } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'
import { createFor } from '../../session/create.ts'

/** Ticked in the question that is open; there is one at a time. Whoever asks it begins with none. */
export const selectedSecrets = observableValue<readonly ViewedSecret[]>([])

export type Named = ViewedSecret['application']

export interface Rotated {
  rotated: Named[]
  /** With the reason, as the service gave it. */
  failed: (Named & { reason: string })[]
}

/**
 * One after the other; one that cannot be rotated keeps no other from it. Whoever would not confirm that it is them is
 * not asked for each of the rest: unless something was done by then, they have begun nothing.
 */
export async function rotateInTurn(
  applications: readonly Named[],
  rotate: (application: Named) => Promise<unknown>,
  { begun }: { begun: boolean },
): Promise<Rotated> {
  const outcome: Rotated = { rotated: [], failed: [] }
  for (const [at, application] of applications.entries()) {
    try {
      await rotate(application)
      outcome.rotated.push(application)
    } catch (error) {
      if (error instanceof ReauthCanceled) {
        if (!begun && outcome.rotated.length === 0) throw error
        const reason = t("You didn't confirm your identity.")
        outcome.failed.push(...applications.slice(at).map((each) => ({ ...each, reason })))
        return outcome
      }
      if (!(error instanceof Error)) throw error
      outcome.failed.push({ ...application, reason: explainError(error) })
    }
  }
  return outcome
}

/** Which secrets of the organization's applications members have seen, or oneself. */
export function viewedSecretsQuery(organizationId: string, members?: readonly { id: string }[]) {
  const member = members?.map(({ id }) => id).join()
  return queryOptions({
    // Not below the organization, which is read anew when they are gone.
    queryKey: ['secrets-seen', organizationId, member],
    queryFn: () =>
      callFor(organizationId, listViewedSecrets, {
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
  const applications = selectedSecrets.get().map(({ application }) => application)
  return rotateInTurn(
    applications,
    ({ id }) =>
      createFor(organizationId, rotateSecret, { params: { id }, body: {} }).finally(
        () => void refresh(['keys', id]),
      ),
    begun,
  )
}

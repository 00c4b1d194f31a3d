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

/**
 * The secrets that are selected in the open question. There's only one question at a time, and initially, none is
 * selected.
 */
export const selectedSecrets = observableValue<readonly ViewedSecret[]>([])

export type Named = ViewedSecret['application']

export interface Rotated {
  rotated: Named[]
  /** The secrets that couldn't be rotated, with the service's reason. */
  failed: (Named & { reason: string })[]
}

/**
 * Rotates one secret after another. An error for one doesn't stop the others. If the person cancels the confirmation of
 * their identity, the rest is skipped. If none has been rotated, the cancellation is thrown.
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

/** Loads the secrets that members, or the person, have viewed. */
export function viewedSecretsQuery(organizationId: string, members?: readonly { id: string }[]) {
  const member = members?.map(({ id }) => id).join()
  return queryOptions({
    // The key doesn't start with the organization's key, which is refetched when the members are removed.
    queryKey: ['secrets-seen', organizationId, member],
    queryFn: () =>
      callFor(organizationId, listViewedSecrets, {
        params: { id: organizationId },
        query: member === undefined ? {} : { member },
      }),
    // Someone may have just viewed a secret.
    staleTime: 0,
    gcTime: 0,
  })
}

/**
 * Rotates the selected secrets. `begun` means that people were already removed, so the result must be shown in any
 * case.
 */
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

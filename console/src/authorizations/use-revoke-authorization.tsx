import { revokeAuthorization, type ShownAuthorization } from '@accord/contract/authorizations.ts'
import { useAction } from '../actions/use-action.ts'
import { explainError } from '../api/explain-error.ts'
import { hasStatus } from '../api/refused-with.ts'
import { addressOf } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { WhatEnds } from '../pages/ending/what-ends.tsx'
import { useGoLater } from '../pages/use-go-later.ts'
import { revokeAuthorizationMutation } from './authorizations.api.ts'

const pauseMs = 2200

/** Leaves the page of what is no more (AA-5). */
export function useRevokeAuthorization(authorization: ShownAuthorization) {
  const { t } = useWords()
  const organization = useOrganization()
  const goLater = useGoLater()
  const { id: about, name } = authorization.application
  const leave = () =>
    goLater(
      addressOf('/organization/$id/applications', organization, { tab: 'authorized' }),
      pauseMs,
    )

  return useAction({
    ...revokeAuthorizationMutation(authorization),
    ask: () => ({
      title: t('Revoke access?'),
      message: t(
        '{{name}} can no longer act on behalf of {{organization}}. Every token it has for that ends at once.',
        { name, organization: organization.name },
      ),
      action: t('Revoke Access'),
      danger: true,
      content: (
        <WhatEnds
          of={revokeAuthorization}
          sent={{ params: { id: authorization.id } }}
          organizationId={organization.id}
        />
      ),
    }),
    done: t('Authorization successfully revoked'),
    failed: (error) =>
      hasStatus(error, 404)
        ? t('Authorization not found')
        : `${t('Unable to revoke authorization:')} ${t(explainError(error))}`,
    about,
    after: leave,
    onError: (error) => hasStatus(error, 404) && leave(),
  })
}

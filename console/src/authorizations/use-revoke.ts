import type { ShownAuthorization } from '@accord/contract/authorizations.ts'
import { ApiError } from '../api/api-error.ts'
import { explainError } from '../api/explain-error.ts'
import { useWords } from '../language/words.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { authorizedApplicationsPath } from '../pages/addresses.ts'
import { useGoLater } from '../pages/use-go-later.ts'
import { showSnackbar } from '../ui/feedback/snackbar-store.ts'
import { confirmAction } from '../ui/overlays/confirm-store.ts'
import { useRevokeAuthorization } from './authorizations.api.ts'

const pauseMs = 2200

/** Asks, revokes, says so, and leaves the page of what is no more (AA-5). */
export function useRevoke(authorization: ShownAuthorization) {
  const { t } = useWords()
  const organization = useOrganization()
  const goLater = useGoLater()
  const { mutateAsync, isPending, data } = useRevokeAuthorization(authorization)
  const { id: about, name } = authorization.application

  async function revoke() {
    const confirmed = await confirmAction({
      title: t('Revoke access?'),
      message: t(
        '{{name}} can no longer act on behalf of {{organization}}. Every token it has for that ends at once.',
        { name, organization: organization.name },
      ),
      action: t('Revoke Access'),
      danger: true,
    })
    if (!confirmed) return
    try {
      await mutateAsync()
      showSnackbar({ kind: 'success', message: t('Authorization successfully revoked'), about })
      leave()
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        showSnackbar({ kind: 'error', message: t('Authorization not found'), about })
        leave()
      } else {
        const message = `${t('Unable to revoke authorization:')} ${t(explainError(error))}`
        showSnackbar({ kind: 'error', message, about })
      }
    }
  }

  function leave() {
    goLater(authorizedApplicationsPath(organization.id), pauseMs)
  }

  return { revoke, revoking: isPending || data !== undefined, revoked: data }
}

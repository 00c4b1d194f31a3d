import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import type { Network } from '@accord/contract/networks.ts'
import { useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { focusTitle } from '../../pages/focus-title.ts'
import { entityName } from '../../rights/scope-sentences.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { confirmAction } from '../../ui/overlays/confirm-store.ts'
import { useNow } from '../../ui/text/use-now.ts'
import { useEndPlace, useResendNetworkInvitation } from '../network-members.api.ts'

const coolDown = 60_000

/** What can be done to a row: asks where something is lost, does it, and says so. */
export function useNetworkOrganizationChanges(network: Network) {
  const { t } = useWords()
  const now = useNow()
  const endPlace = useEndPlace(network)
  const resendInvitation = useResendNetworkInvitation(network)
  const [resentAt, setResentAt] = useState<Readonly<Record<string, number>>>({})

  async function remove(place: NetworkInvitation) {
    const { joined } = place
    if (!(await confirmAction(joined ? memberQuestion(place) : invitationQuestion(place)))) return
    const done = await carryOut(
      () => endPlace.mutateAsync(place),
      joined ? t('Organization removed from network') : t('Invitation deleted successfully'),
      joined ? t('Unable to remove organization from network') : t('Unable to delete invitation'),
    )
    // The row is gone, and with it the button that had the focus.
    if (done) focusTitle()
  }

  function memberQuestion({ organization, shares }: NetworkInvitation) {
    const words = {
      organization: organization.name,
      network: network.name,
      owner: network.createdBy.name,
      shares: shares.map((entity) => entityName(entity, t)).join(', '),
    }
    return {
      title: t('Remove this organization?'),
      message:
        shares.length > 0
          ? t(
              '{{organization}} leaves {{network}} at once. What it shares with {{owner}} ends: {{shares}}. You can invite it again.',
              words,
            )
          : t('{{organization}} leaves {{network}} at once. You can invite it again.', words),
      action: t('Remove organization'),
      danger: true,
    }
  }

  function invitationQuestion({ organization }: NetworkInvitation) {
    return {
      title: t('Delete this invitation?'),
      message: t(
        'The link that was mailed to the admins of {{organization}} no longer leads to {{network}}.',
        { organization: organization.name, network: network.name },
      ),
      action: t('Delete invitation'),
      danger: true,
    }
  }

  async function resend(place: NetworkInvitation) {
    const done = await carryOut(
      () => resendInvitation.mutateAsync(place),
      t('Invitation email has been resent'),
      t('Unable to resend invitation'),
    )
    if (done) setResentAt((known) => ({ ...known, [place.id]: Date.now() }))
  }

  return {
    remove,
    resend,
    endingRow: endPlace.isPending ? endPlace.variables.id : undefined,
    resendingRow: resendInvitation.isPending ? resendInvitation.variables.id : undefined,
    /** A second mail within the minute is not what anybody wants. */
    justResent: ({ id }: NetworkInvitation) => (resentAt[id] ?? 0) + coolDown > now.getTime(),
  }

  async function carryOut(change: () => Promise<unknown>, done: string, failed: string) {
    try {
      await change()
      showSnackbar({ kind: 'success', message: done })
      return true
    } catch (error) {
      showSnackbar({ kind: 'error', message: `${failed}. ${t(explainError(error))}` })
      return false
    }
  }
}

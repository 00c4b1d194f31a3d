import type { FoundOrganization } from '@accord/contract/network-invitations.ts'
import type { Network } from '@accord/contract/networks.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSendInOrder } from '../../forms/use-send-in-order.ts'
import { useWords } from '../../language/words.ts'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { inviteOrganization } from '../network-members.api.ts'
import { refreshNetworks } from '../refresh-networks.ts'
import { addFound, type Found, toInvite, withFound } from './found-organizations.ts'

/** What searches have gathered, and the inviting of those that are ticked: one call each, in order. */
export function useOrganizationInvites(network: Network, callback: string | undefined) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [list, setList] = useState<readonly Found[]>([])
  const { progress, stopped, sendAll, isHere } = useSendInOrder<Found>({
    send: ({ id }) => inviteOrganization(network, id, callback),
    become: ({ id }, changed) => change(id, changed),
  })
  const chosen = toInvite(list)
  useUnsavedChanges(chosen.length > 0 || progress !== undefined)

  function change(id: string, changed: Parameters<typeof withFound>[2]) {
    setList((known) => withFound(known, id, changed))
  }

  async function send() {
    const failures = await sendAll(chosen)
    void refreshNetworks(network.createdBy.id)
    if (failures === undefined) return
    if (failures > 0) {
      showSnackbar({ kind: 'error', message: t('Error inviting organizations.') })
      return
    }
    showSnackbar({ kind: 'success', message: t('Successfully invited organizations!') })
    if (!isHere()) return
    await navigate({
      to: '/network/$id/organizations',
      params: { id: network.id },
      ignoreBlocker: true,
    })
  }

  return {
    list,
    add: (results: readonly FoundOrganization[]) => setList((known) => addFound(known, results)),
    tick: (id: string, ticked: boolean) => change(id, { ticked }),
    send,
    progress,
    stopped,
    // The button keeps its words, and its width, while they are sent.
    chosen: progress?.of ?? chosen.length,
  }
}

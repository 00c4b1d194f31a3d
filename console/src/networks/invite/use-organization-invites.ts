import type { FoundOrganization } from '@accord/contract/network-invitations.ts'
import type { Network } from '@accord/contract/networks.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSendInOrder } from '../../forms/send-card.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { showSnackbar } from '../../ui/feedback/snackbar.tsx'
import { inviteOrganization } from '../network-members.api.ts'
import { refreshNetworks } from '../networks.api.ts'

/** A search result and the state of its invitation. */
export interface Found extends FoundOrganization {
  ticked: boolean
  state: 'ready' | 'sending' | 'sent' | 'failed'
  /** The service's message after a failure. */
  said?: string
}

/** Returns the organizations that the next click invites. */
export function toInvite(list: readonly Found[]): Found[] {
  return list.filter(({ ticked, state }) => ticked && (state === 'ready' || state === 'failed'))
}

/** Adds results at the top. Organizations that were found before stay selected. */
export function addFound(list: readonly Found[], results: readonly FoundOrganization[]): Found[] {
  const known = new Map(list.map((found) => [found.id, found]))
  const ids = new Set(results.map(({ id }) => id))
  return [
    ...results.map((result): Found => {
      const before = known.get(result.id)
      // The organization is already in the network, so it can't be selected.
      if (result.standing !== null) return { ...result, ticked: false, state: 'ready' }
      return { ticked: false, state: 'ready', ...before, ...result }
    }),
    ...list.filter(({ id }) => !ids.has(id)),
  ]
}

export function withFound(
  list: readonly Found[],
  id: string,
  change: Partial<Pick<Found, 'ticked' | 'state' | 'said'>>,
): Found[] {
  return list.map((found) => (found.id === id ? { ...found, ...change } : found))
}

/** Collects search results, and invites the selected ones with one request after another. */
export function useOrganizationInvites(network: Network, callback: string | undefined) {
  const { t } = useTranslation()
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
    // While sending, the button keeps its label and width.
    chosen: progress?.of ?? chosen.length,
  }
}

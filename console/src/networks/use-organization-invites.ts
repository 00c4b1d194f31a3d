import type { FoundOrganization } from '@accord/contract/network-invitations.ts'
import type { Network } from '@accord/contract/networks.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { explainError } from '../api/explain-error.ts'
import { useWords } from '../language/words.ts'
import { useUnsavedChanges } from '../shell/unsaved-changes.ts'
import { showSnackbar } from '../ui/snackbar-store.ts'
import { addFound, type Found, toInvite, withFound } from './found-organizations.ts'
import { useInviteOrganization } from './network-members.api.ts'

/** What searches have gathered, and the inviting of those that are ticked: one call each, in order. */
export function useOrganizationInvites(network: Network, callback: string | undefined) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { invite, refresh } = useInviteOrganization(network)
  const [list, setList] = useState<readonly Found[]>([])
  /** How many of how many are done, while they are being sent. */
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const chosen = toInvite(list)
  useUnsavedChanges(chosen.length > 0)

  function change(id: string, changed: Parameters<typeof withFound>[2]) {
    setList((known) => withFound(known, id, changed))
  }

  async function send() {
    let failures = 0
    for (const [done, { id }] of chosen.entries()) {
      setProgress({ done, of: chosen.length })
      // In order, so that the list tells how far it came.
      if (!(await sendOne(id))) failures += 1
    }
    setProgress(undefined)
    void refresh()
    if (failures > 0) {
      showSnackbar({ kind: 'error', message: t('Error inviting organizations.') })
      return
    }
    showSnackbar({ kind: 'success', message: t('Successfully invited organizations!') })
    await navigate({
      to: '/network/$id/organizations',
      params: { id: network.id },
      ignoreBlocker: true,
    })
  }

  async function sendOne(id: string): Promise<boolean> {
    change(id, { state: 'sending' })
    try {
      await invite(id, callback)
      change(id, { state: 'sent' })
      return true
    } catch (error) {
      change(id, { state: 'failed', said: explainError(error) })
      return false
    }
  }

  return {
    list,
    add: (results: readonly FoundOrganization[]) => setList((known) => addFound(known, results)),
    tick: (id: string, ticked: boolean) => change(id, { ticked }),
    send,
    progress,
    chosen: chosen.length,
  }
}

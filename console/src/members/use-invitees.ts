import type { RankedRole } from '@accord/contract/roles.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { explainError } from '../api/explain-error.ts'
import { useWords } from '../language/words.ts'
import { useUnsavedChanges } from '../shell/unsaved-changes.ts'
import { showSnackbar } from '../ui/snackbar-store.ts'
import { addInvitees, type Listed, toSend, withInvitee } from './invitee-list.ts'
import { useInviteMember } from './members.api.ts'

/** The list of those to invite, and the sending of it: one call each, in order. */
export function useInvitees(organizationId: string) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { invite, refresh } = useInviteMember(organizationId)
  const [list, setList] = useState<readonly Listed[]>([])
  /** How many of how many are done, while they are being sent. */
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  useUnsavedChanges(list.some(({ state }) => state !== 'sent'))

  function add(text: string, roles: RankedRole[]): string[] {
    const added = addInvitees(list, text, roles)
    setList(added.list)
    return added.alreadyListed
  }

  function remove(email: string) {
    setList((known) => known.filter((listed) => listed.email !== email))
  }

  async function send() {
    const waiting = toSend(list)
    let failures = list.filter(({ state }) => state === 'unusable').length
    for (const [done, invitee] of waiting.entries()) {
      setProgress({ done, of: waiting.length })
      // In order, so that the list tells how far it came.
      if (!(await sendOne(invitee))) failures += 1
    }
    setProgress(undefined)
    void refresh()
    if (failures > 0) {
      showSnackbar({ kind: 'error', message: t('Failed to send invitation.') })
      return
    }
    showSnackbar({
      kind: 'success',
      message: t('Successfully invited a new member to organization!'),
    })
    await navigate({
      to: '/organization/$id/members',
      params: { id: organizationId },
      ignoreBlocker: true,
    })
  }

  async function sendOne({ email, roles }: Listed): Promise<boolean> {
    const become = (change: Pick<Listed, 'state' | 'said'>) =>
      setList((known) => withInvitee(known, email, change))
    become({ state: 'sending' })
    try {
      await invite({ email, roles })
      become({ state: 'sent' })
      return true
    } catch (error) {
      become({ state: 'failed', said: explainError(error) })
      return false
    }
  }

  return { list, add, remove, send, progress, sendable: toSend(list).length }
}

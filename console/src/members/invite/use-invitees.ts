import { alreadyInvited, alreadyMember } from '@accord/contract/invitations.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSendInOrder } from '../../forms/use-send-in-order.ts'
import { useWords } from '../../language/words.ts'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { invite, refreshMembers } from '../members.api.ts'
import { addInvitees, type Listed, toSend, withInvitee } from './invitee-list.ts'

/** Sent once more, what was said of the first time is no longer so. */
const about = 'invitations'

/** The list of those to invite, and the sending of it: one call each, in order. */
export function useInvitees(organizationId: string) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [list, setList] = useState<readonly Listed[]>([])
  const { progress, stopped, sendAll, isHere } = useSendInOrder<Listed>({
    send: ({ email, roles }) => invite(organizationId, { email, roles }),
    become: ({ email }, change) => setList((known) => withInvitee(known, email, change)),
    forGood: [alreadyMember, alreadyInvited],
  })
  const asked = toSend(list)
  // What could not be sent is no loss.
  useUnsavedChanges(asked.length > 0 || progress !== undefined)

  function add(text: string, roles: RankedRole[]): string[] {
    const added = addInvitees(list, text, roles)
    setList(added.list)
    return added.alreadyListed
  }

  function remove(email: string) {
    setList((known) => known.filter((listed) => listed.email !== email))
  }

  async function send() {
    const unusable = list.filter(({ state, forGood }) => state === 'unusable' || forGood).length
    const failures = await sendAll(asked)
    void refreshMembers(organizationId)
    if (failures === undefined) return
    const left = unusable + failures
    if (left > 0) {
      const sent = asked.length - failures
      const message =
        sent === 0
          ? t('Failed to send invitation.')
          : t('{{sent}} of {{all}} invitations were sent. The list says why the rest were not.', {
              sent,
              all: sent + left,
            })
      showSnackbar({ kind: 'error', message, about })
      return
    }
    showSnackbar({
      kind: 'success',
      message: t('Successfully invited a new member to organization!'),
      about,
    })
    if (!isHere()) return
    await navigate({
      to: '/organization/$id/members',
      params: { id: organizationId },
      ignoreBlocker: true,
    })
  }

  return { list, add, remove, send, progress, stopped, sendable: asked.length }
}

import { Email } from '@accord/contract/fields.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { alreadyInvited, alreadyMember } from '@accord/contract/invitations.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSendInOrder } from '../../forms/send-card.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { showSnackbar } from '../../ui/feedback/snackbar.tsx'
import { invite, refreshMembers } from '../members.api.ts'

export interface ParsedAddress {
  email: string
  complaint?: string
}

/**
 * Extracts the addresses from typed or pasted text. They can be separated by commas, semicolons, spaces, or line
 * breaks, and can have names as mail programs copy them ('Ana Lima <ana@example.com>'). Duplicates are removed, and the
 * order stays the same.
 */
export function parseAddresses(text: string): ParsedAddress[] {
  // A quoted name may contain a comma.
  const unquoted = text.replaceAll(/"[^"]*"/g, ' ')
  const found = unquoted.split(/[,;\r\n]+/).flatMap(addressesIn)
  const unique = [...new Set(found.map((address) => address.toLowerCase()))]
  return unique.map(checked)
}

function addressesIn(piece: string): string[] {
  const bracketed = [...piece.matchAll(/<([^<>]*)>/g)].map(([, inside = '']) => inside.trim())
  // The text next to an address in brackets is a name.
  return (bracketed.length > 0 ? bracketed : piece.split(/\s+/)).filter(Boolean)
}

function checked(address: string): ParsedAddress {
  const parsed = Email.safeParse(address)
  if (parsed.success) return { email: parsed.data }
  return { email: address, complaint: parsed.error.issues[0]?.message ?? '' }
}

/** A person on the list and the state of their invitation. */
export interface Listed {
  email: string
  roles: RankedRole[]
  state: 'ready' | 'unusable' | 'sending' | 'sent' | 'failed'
  /** Explains why the address can't be used, or contains the service's message. */
  said?: string
  /** Whether a retry won't help, because they're already a member or invited. */
  forGood?: boolean
}

/** Returns the people whom the next click invites. */
export function toSend(list: readonly Listed[]): Listed[] {
  return list.filter(({ state, forGood }) => state === 'ready' || (state === 'failed' && !forGood))
}

/** Returns the list including new people, and the addresses that were already on it. */
export function addInvitees(list: readonly Listed[], text: string, roles: RankedRole[]) {
  const known = new Set(list.map(({ email }) => email))
  const parsed = parseAddresses(text)
  const added = parsed
    .filter(({ email }) => !known.has(email))
    .map(({ email, complaint }): Listed =>
      complaint === undefined
        ? { email, roles, state: 'ready' }
        : { email, roles, state: 'unusable', said: complaint },
    )
  return {
    list: [...list, ...added],
    alreadyListed: parsed.map(({ email }) => email).filter((email) => known.has(email)),
  }
}

export function withInvitee(
  list: readonly Listed[],
  email: string,
  change: Pick<Listed, 'state' | 'said' | 'forGood'>,
): Listed[] {
  return list.map((listed) =>
    listed.email === email ? { email, roles: listed.roles, ...change } : listed,
  )
}

/** The topic of the messages, so that sending again replaces the previous result. */
const about = 'invitations'

/** Manages the list of people, who are invited with one request at a time, in order. */
export function useInvitees(organizationId: string) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [list, setList] = useState<readonly Listed[]>([])
  const { progress, stopped, sendAll, isHere } = useSendInOrder<Listed>({
    send: ({ email, roles }) => invite(organizationId, { email, roles }),
    become: ({ email }, change) => setList((known) => withInvitee(known, email, change)),
    forGood: [alreadyMember, alreadyInvited],
  })
  const asked = toSend(list)
  // Failed invitations don't count as unsaved changes.
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
          : t('{{sent}} of {{count}} invitations sent. See the list for errors.', {
              sent,
              count: sent + left,
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

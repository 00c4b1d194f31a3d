import type { Invitation } from '@accord/contract/invitations.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type Address, addressOf } from '../browser/address.ts'

export type InvitationPage = 'join' | 'decline'

/** The code of the link that was opened, known to this document alone, and the invitation it opens. */
let opened: { code: string; id: string | undefined } | undefined

export function invitationPath(page: InvitationPage, { id }: Pick<Invitation, 'id'>): Address {
  return addressOf(`/${page}_organization/{-$id}`, { id })
}

/** The code or the id that the page was opened with; undefined when the address holds neither any more. */
export function useInvitationKey(): string | undefined {
  const { id } = useParams({ strict: false })
  return id === undefined || id === opened?.id ? (opened?.code ?? id) : id
}

/**
 * Once a code was read it leaves the address, and the history with it: whoever has it could join. The id
 * takes its place, which is good for the invited account alone.
 */
export function useInvitationCodeLeavesAddress(
  page: InvitationPage,
  read: boolean,
  id: string | undefined,
) {
  const { id: code } = useParams({ strict: false })
  const navigate = useNavigate()
  useEffect(() => {
    if (!read || code === undefined || isId(code)) return
    opened = { code, id }
    void navigate({
      to: `/${page}_organization/{-$id}`,
      params: { id },
      search: true,
      replace: true,
    })
  }, [page, read, code, id, navigate])
}

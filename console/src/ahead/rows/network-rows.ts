import type { Network } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { plain as t } from '../../language/plain-words.ts'
import { membersInWords } from '../../networks/list/members-in-words.ts'
import { shareSentence } from '../../rights/share-sentence.ts'
import type { DrawnRow } from '../rows-in.ts'
import { timeWords } from './time-words.ts'

export function createdNetworkRow(network: Network): DrawnRow | undefined {
  const { members, shares } = network
  if (!members || shares.length === 0) return undefined
  return { values: { ...ofNetwork(network, shares), members: membersInWords(members, t) } }
}

/** One that was joined or one that they are invited to, as the samples follow each other. */
export function joinedNetworkRow(network: Network): DrawnRow | undefined {
  const { invitation } = network
  if (!invitation) return undefined
  const { id, acceptedAt, expiresAt, shares, requestedShares, refusedShares } = invitation
  const shown = acceptedAt ? shares : requestedShares
  // What is to be decided, or can be anew, takes room that is not drawn.
  const isOpen = acceptedAt && (requestedShares.length > 0 || refusedShares.length > 0)
  if (isOpen || shown.length === 0) return undefined
  return {
    kind: acceptedAt ? 0 : 1,
    values: {
      ...ofNetwork(network, shown),
      invitation: id,
      when: timeWords(acceptedAt ?? expiresAt),
    },
  }
}

function ofNetwork({ id, name, description, createdBy }: Network, shares: readonly ScopeEntity[]) {
  const said = new Set(shares.map((entity) => shareSentence(entity, t)))
  return { item: id, name, description, owner: createdBy.name, share: [...said] }
}

import { requestApplication } from '@accord/contract/application-requests.ts'
import { authorize } from '@accord/contract/approvals.ts'
import { authorizeApplication } from '@accord/contract/authorizations.ts'
import type { Call } from '@accord/contract/call.ts'
import { inviteToNetwork } from '@accord/contract/network-invitations.ts'
import { createContactProfile } from '@accord/contract/profiles.ts'
import type { Cast, Placed, Player } from '@accord/service/testing/access/cast.ts'
import type { Row } from '@accord/service/testing/access/examples.ts'
import { bareOrganization } from '@accord/service/testing/access/things.ts'
import { addressOf } from '@accord/service/testing/test-client.ts'

/** Whose id is sent in a place; a number means any of theirs. */
export type Pick = 'ours' | 'theirs' | number

interface Between {
  cast: Cast
  who: Player | Placed
  /** Every id of theirs, to which those are added that this request is about. */
  theirs: string[]
  /** For each place in turn. */
  picks: Pick[]
}

/** What anybody may do to an organization or an application of others: these doors are open on purpose. */
const open = new Map<Call, string>([
  [createContactProfile, 'organization'],
  [inviteToNetwork, 'organization'],
  [authorizeApplication, 'application'],
  [authorize, 'application'],
  [requestApplication, 'application'],
])

/** What one sends about one's own things, with ids in it of what the others would send about theirs. */
export async function mixed({ call, sends }: Row, { cast, who, theirs, picks }: Between) {
  const ours = await sends(cast, who)
  const { owner } = cast.elsewhere
  // Their partner is nobody that anybody here has to do with.
  const partner = { id: (await bareOrganization(cast)).id, owner }
  const example = await sends({ ...cast, here: cast.elsewhere, owner, partner }, owner)
  theirs.push(...idsIn(example).filter((id) => !isOurs(cast, id)))
  let place = 0
  const chosen = (own: unknown, their: unknown) => {
    const pick = picks[place++ % picks.length]!
    if (pick === 'ours') return own
    return pick === 'theirs' ? their : theirs[pick % theirs.length]
  }
  const replaced = (part: unknown, theirPart: unknown) =>
    part &&
    Object.fromEntries(
      Object.entries(part).map(([field, value]): [string, unknown] => [
        field,
        isId(value) && open.get(call) !== field
          ? chosen(value, (theirPart as Record<string, unknown>)[field])
          : value,
      ]),
    )
  const params = replaced(ours.params, example.params) as Record<string, string>
  const query = replaced(ours.query, example.query) as Record<string, string>
  return { path: addressOf(call, { params, query }), body: replaced(ours.body, example.body) }
}

function idsIn(sent: unknown): string[] {
  return JSON.stringify(sent).match(/[0-9a-f]{8}-[0-9a-f-]{27}(?!@)/g) ?? []
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)
}

function isOurs(cast: Cast, id: string): boolean {
  const { here, owner, admin, member, contact, stranger, partner, offered } = cast
  return JSON.stringify([here, owner, admin, member, contact, stranger, partner, offered]).includes(
    id,
  )
}

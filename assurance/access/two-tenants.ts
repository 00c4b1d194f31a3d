import { randomUUID } from 'node:crypto'
import { updateUser } from '@accord/contract/accounts.ts'
import { updateApplication } from '@accord/contract/applications.ts'
import { createNetwork } from '@accord/contract/networks.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import {
  type TestCast,
  type Placed,
  type Player,
  bystander,
} from '@accord/service/testing/access/cast.ts'
import {
  insertSecondKey,
  insertApplicationOf,
  insertApprovalBy,
  insertAuthorizationBy,
  insertInvitationFrom,
  bareOrganization,
} from '@accord/service/testing/access/things.ts'
import { dumpOf } from '@accord/service/testing/dump.ts'
import { insertTestExport } from '@accord/service/testing/exports.ts'
import { insertTestNetwork } from '@accord/service/testing/networks.ts'
import { authorizeApplication, requestApplication } from '@accord/contract/authorizations.ts'
import { authorize } from '@accord/contract/approvals.ts'
import type { Call } from '@accord/contract/call.ts'
import { inviteToNetwork } from '@accord/contract/network-invitations.ts'
import { createContactProfile } from '@accord/contract/profiles.ts'
import type { Row } from '@accord/service/testing/access/examples.ts'
import { urlTo } from '@accord/service/testing/test-client.ts'

/**
 * Marks all of the other organization's data that isn't public. An organization's name is public.
 */
export const marker = 'zk9kept'

/** Creates one item of each kind in the other organization, and returns their IDs. */
export async function theirThings(cast: TestCast): Promise<string[]> {
  const { elsewhere, service } = cast
  const { owner } = elsewhere
  const member = await bystander(service, elsewhere, ['member'])
  const application = await insertApplicationOf(cast, elsewhere)
  const key = await insertSecondKey(cast, application)
  const invitation = await insertInvitationFrom(cast, elsewhere, { email: `${marker}@example.com` })
  const authorization = await insertAuthorizationBy(cast, { by: elsewhere, of: cast.partner })
  const approval = await insertApprovalBy(cast, owner)
  const others = [await bareOrganization(cast), await bareOrganization(cast)]
  const network = await insertTestNetwork(service, {
    by: elsewhere,
    joined: [others[0]!],
    invited: [others[1]!],
  })
  const subject = { type: 'organization' as const, id: elsewhere.id }
  const job = await insertTestExport(service, elsewhere, subject)
  const marked = await markedByTheirCalls(cast, application.id)
  const people = [owner.id, owner.profileId, owner.sessionId, member.id, member.user_id]
  const applications = [cast.unknown.id, application.id, key.id, authorization, approval]
  const networks = [network.id, ...network.membershipIds, marked]
  return [elsewhere.id, invitation.id, job, ...people, ...applications, ...networks]
}

/** The other organization's own changes also put the marker into its activity. */
async function markedByTheirCalls({ elsewhere: { id, owner } }: TestCast, application: string) {
  const words = { description: marker, address: marker, city: marker }
  const email = `office-${marker}@example.com`
  await owner.as.call(updateOrganization, {
    params: { id },
    body: { name: 'Harbour', ...words, email },
  })
  const names = { firstName: marker, lastName: marker }
  await owner.asUser.call(updateUser, { params: { id: owner.id }, body: names })
  await owner.as.call(updateApplication, {
    params: { id: application },
    body: { redirectUris: [`https://${marker}.example/${randomUUID()}`] },
  })
  const body = { name: marker, description: marker }
  return (await owner.as.call(createNetwork, { body })).id
}

/** Returns every row that contains one of these IDs. */
export async function rowsNaming({ service }: TestCast, ids: string[]): Promise<string[]> {
  const named = new RegExp(ids.join('|'))
  const dump = await dumpOf(service.context.pool, { except: ['limits', 'mails'] })
  return dump.split('\n').filter((line) => named.test(line))
}

/** Selects whose ID is sent in a position. A number selects any of the other organization's IDs. */
export type Pick = 'ours' | 'theirs' | number

interface Between {
  cast: TestCast
  who: Player | Placed
  /** All of the other organization's IDs. The IDs in this request's example are added. */
  theirs: string[]
  /** The choice for each position, in turn. */
  picks: Pick[]
}

/**
 * Calls that anyone can make about someone else's organization or application. They're public on
 * purpose.
 */
const open = new Map<Call, string>([
  [createContactProfile, 'organization'],
  [inviteToNetwork, 'organization'],
  [authorizeApplication, 'application'],
  [authorize, 'application'],
  [requestApplication, 'application'],
])

/**
 * Returns the caller's own request, with some IDs replaced by those from the other organization's
 * request.
 */
export async function mixed({ call, sends }: Row, { cast, who, theirs, picks }: Between) {
  const ours = await sends(cast, who)
  const { owner } = cast.elsewhere
  // No one in the cast is connected to this partner.
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
  return { path: urlTo(call, { params, query }), body: replaced(ours.body, example.body) }
}

function idsIn(sent: unknown): string[] {
  return JSON.stringify(sent).match(/[0-9a-f]{8}-[0-9a-f-]{27}(?!@)/g) ?? []
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)
}

function isOurs(cast: TestCast, id: string): boolean {
  const { here, owner, admin, member, contact, stranger, partner, offered } = cast
  return JSON.stringify([here, owner, admin, member, contact, stranger, partner, offered]).includes(
    id,
  )
}

import { randomUUID } from 'node:crypto'
import { updateUser } from '@accord/contract/accounts.ts'
import { updateApplication } from '@accord/contract/applications.ts'
import { createNetwork } from '@accord/contract/networks.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import type { Cast } from '@accord/service/testing/access/cast.ts'
import {
  anApplicationOf,
  anApprovalBy,
  anAuthorizationBy,
  anInvitationFrom,
  aSecondKey,
  bareOrganization,
} from '@accord/service/testing/access/things.ts'
import { bystander } from '@accord/service/testing/access/bystander.ts'
import { dumpOf } from '@accord/service/testing/dump.ts'
import { aBareExport } from '@accord/service/testing/exports.ts'
import { aBareNetwork } from '@accord/service/testing/networks.ts'

/** Stands in everything of theirs that is not for everybody to see, as an organization's name is. */
export const marker = 'zk9kept'

/** One of each kind of thing that the organization elsewhere has, and their ids. */
export async function theirThings(cast: Cast): Promise<string[]> {
  const { elsewhere, service } = cast
  const { owner } = elsewhere
  const member = await bystander(service, elsewhere, ['member'])
  const application = await anApplicationOf(cast, elsewhere)
  const key = await aSecondKey(cast, application)
  const invitation = await anInvitationFrom(cast, elsewhere, { email: `${marker}@example.com` })
  const authorization = await anAuthorizationBy(cast, { by: elsewhere, of: cast.partner })
  const approval = await anApprovalBy(cast, owner)
  const others = [await bareOrganization(cast), await bareOrganization(cast)]
  const network = await aBareNetwork(service, {
    by: elsewhere,
    joined: [others[0]!],
    invited: [others[1]!],
  })
  const subject = { type: 'organization' as const, id: elsewhere.id }
  const job = await aBareExport(service, elsewhere, subject)
  const marked = await markedByTheirCalls(cast, application.id)
  const people = [owner.id, owner.profileId, owner.sessionId, member.id, member.user_id]
  const applications = [cast.unknown.id, application.id, key.id, authorization, approval]
  const networks = [network.id, ...network.membershipIds, marked]
  return [elsewhere.id, invitation.id, job, ...people, ...applications, ...networks]
}

/** Their own changes leave the marker in their activity too. */
async function markedByTheirCalls({ elsewhere: { id, owner } }: Cast, application: string) {
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

/** Every row that names one of these ids. */
export async function rowsNaming({ service }: Cast, ids: string[]): Promise<string[]> {
  const named = new RegExp(ids.join('|'))
  const dump = await dumpOf(service.context.pool, { except: ['limits', 'mails'] })
  return dump.split('\n').filter((line) => named.test(line))
}

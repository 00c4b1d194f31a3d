import { createTestInvitation } from '@accord/service/testing/members.ts'
import { type TestMember, memberOf, organizationOf } from '@accord/service/testing/organizations.ts'
import { runConcurrently } from '@accord/service/testing/concurrency.ts'
import {
  type Course,
  type Race,
  atOnce,
  everywhere,
  expectCount,
  expectStatuses,
  spread,
} from './race.ts'
import { randomUUID } from 'node:crypto'
import { createTestApplication, keysOf } from '@accord/service/testing/applications.ts'
import { addSecondFactor } from '@accord/service/testing/factors.ts'
import { createTestNetwork, invitedTo } from '@accord/service/testing/networks.ts'

export const acceptInvitation: Race = {
  name: 'one invitation is accepted by eight people',
  prepare: async (course) => {
    const { first } = course
    const owner = await first.createPerson()
    const people = await runConcurrently(atOnce, () => first.createPerson())
    return async () => {
      const organization = await organizationOf(owner)
      const { code } = await createTestInvitation(first, organization)
      const answers = await everywhere(course, (url, index) =>
        people[index]!.as.at(url).request('POST', `/api/invitation/${code}/accept`),
      )
      return [
        // Later requests don't find the invitation anymore, because someone else has accepted it.
        ...expectStatuses(answers, { 200: 1, 404: 7 }),
        ...(await expectMembers(course, organization, 2)),
        ...(await expectCount(course, joinedAs, [organization.id], 1)),
      ]
    }
  },
}

export const demoteLastOwners: Race = {
  name: 'all eight owners step down',
  prepare: async (course) => {
    const { first } = course
    const people = await runConcurrently(atOnce, () => first.createPerson())
    return async () => {
      const organization = await organizationOf(people[0]!)
      const others = await runConcurrently(atOnce - 1, (index) =>
        memberOf(first.context, people[index + 1]!, organization, ['owner']),
      )
      const owners = [organization.owner, ...others]
      const answers = await everywhere(course, (url, index) =>
        stepDown({ ...owners[index]!, as: owners[index]!.as.at(url) }),
      )
      return [
        ...expectStatuses(answers, { 200: 7, 409: 1 }),
        ...(await expectCount(course, ownersLeft, [organization.id], 1)),
      ]
    }
  },
}

/**
 * An owner can't leave, so two owners each give up their owner role and leave. The later one
 * becomes the last owner and must stay.
 */
export const leaveAndDemote: Race = {
  name: 'both owners step down and leave',
  prepare: async (course) => {
    const { first } = course
    const people = await runConcurrently(2, () => first.createPerson())
    return async () => {
      const organization = await organizationOf(people[0]!)
      const other = await memberOf(first.context, people[1]!, organization, ['owner'])
      const answers = await runConcurrently(atOnce, (index) => {
        const member = [organization.owner, other][index % 2]!
        const as = spread(course, member.as, index >> 1)
        return index < atOnce / 2
          ? stepDown({ ...member, as })
          : as.request('POST', '/api/organization/leave', {})
      })
      const strange = answers.filter(({ status }) => ![200, 401, 403, 404, 409].includes(status))
      const { rows } = await first.context.pool.query<{ n: number }>(profiles, [organization.id])
      return [
        ...strange.map(({ status }) => `responded ${status}`),
        ...(await expectCount(course, ownersLeft, [organization.id], 1)),
        ...(await expectMembers(course, organization, rows[0]!.n)),
        ...(await expectCount(course, left, [organization.id], 2 - rows[0]!.n)),
      ]
    }
  },
}

function stepDown({ as, profileId }: Pick<TestMember, 'as' | 'profileId'>) {
  return as.request('PATCH', `/api/profile/${profileId}`, { roles: ['member'] })
}

const profiles = 'select count(*)::int as n from profiles where organization_id = $1'
const ownersLeft = `${profiles} and 'owner' = any (roles)`
const inActivity = (kind: string) =>
  `select count(*)::int as n from organization_activity where organization_id = $1 and kind = '${kind}'`
const joinedAs = inActivity('invitation_accepted')
const left = inActivity('member_left')

/** Compares the stored and the actual number of members with the expected number. */
async function expectMembers(course: Course, { id }: { id: string }, expected: number) {
  const counted = 'select member_count as n from organizations where id = $1'
  return [
    ...(await expectCount(course, profiles, [id], expected)),
    ...(await expectCount(course, counted, [id], expected)),
  ]
}

export const joinNetwork: Race = {
  name: "a network's invitation is accepted",
  prepare: async (course) => {
    const [inviting, { id, owner }] = [
      await course.first.createOrganization(),
      await course.first.createOrganization(),
    ]
    return async () => {
      const network = await createTestNetwork(inviting)
      const invitation = await invitedTo(network, { id })
      const answers = await everywhere(course, (url) =>
        owner.as.at(url).request('POST', `/api/network-invitation/${invitation.id}/accept`, {}),
      )
      const joined = `select count(*)::int as n from organization_activity
        where kind = 'network_joined' and organization_id = $1 and detail->>'network' = $2`
      return [
        ...expectStatuses(answers, { 200: 1, 409: 7 }),
        ...(await expectCount(course, joined, [id, network.name], 1)),
      ]
    }
  },
}

export const rotateKey: Race = {
  name: "an application's secret is replaced",
  prepare: async (course) => {
    const organization = await course.first.createOrganization()
    const { as } = organization.owner
    return async () => {
      const { id } = await createTestApplication(organization)
      const answers = await everywhere(course, (url) =>
        as.at(url).request('POST', `/api/key/${id}`),
      )
      const live = await keysOf(as, { id })
      const lasting = live.map(({ expiresAt }) => expiresAt === null)
      return [
        ...expectStatuses(answers, { 201: 1, 409: 7 }),
        ...(JSON.stringify(lasting) === '[true,false]'
          ? []
          : [`keys still work: ${lasting.join()}`]),
      ]
    }
  },
}

export const startExport: Race = {
  name: 'an export is requested',
  prepare: async (course) => {
    const owner = await course.first.createPerson()
    return async () => {
      const { id, owner: member } = await organizationOf(owner)
      const answers = await everywhere(course, (url) =>
        member.as.at(url).request('POST', `/api/data-export/organization/${id}`, {}),
      )
      const exports = 'select count(*)::int as n from exports where organization_id = $1'
      const jobs = `select count(*)::int as n from pgboss.job
        where id in (select id from exports where organization_id = $1)`
      return [
        ...expectStatuses(answers, { 202: 1, 409: 7 }),
        ...(await expectCount(course, exports, [id], 1)),
        ...(await expectCount(course, jobs, [id], 1)),
      ]
    }
  },
}

export const idempotentCreate: Race = {
  name: 'a create is sent with one Idempotency-Key',
  prepare: async (course) => {
    const { as } = await course.first.createPerson()
    return async () => {
      const name = randomUUID()
      const headers = { 'idempotency-key': randomUUID() }
      const answers = await everywhere(course, (url) =>
        as.at(url).request('POST', '/api/organization', { name }, headers),
      )
      const told = new Set(answers.map(({ body }) => JSON.stringify(body)))
      const made = 'select count(*)::int as n from organizations where name = $1'
      return [
        ...expectStatuses(answers, { 201: 8 }),
        ...(told.size === 1 ? [] : [`${told.size} different responses`]),
        ...(await expectCount(course, made, [name], 1)),
      ]
    }
  },
}

/**
 * One of the eight requests turns the policy on, while a member who only has a password keeps
 * requesting tokens.
 */
export const requireSecondFactor: Race = {
  name: 'a second factor becomes required while a member requests tokens',
  prepare: async (course) => {
    const { first } = course
    const [person, weak] = [await first.createPerson(), await first.createPerson()]
    await addSecondFactor(first, person)
    return async () => {
      const organization = await organizationOf(person)
      const { id, owner } = organization
      const member = await memberOf(first.context, weak, organization, ['member'])
      const asks = { user: member.id, profile: member.profileId }
      const [required, ...tokens] = await everywhere(course, (url, index) =>
        index === 0
          ? owner.as
              .at(url)
              .request('PATCH', `/api/organization/${id}/second-factor`, { from: 'now' })
          : member.asUser.at(url).request('POST', '/api/auth/profile/token', asks),
      )
      const strange = tokens.filter(({ status }) => ![200, 201, 403].includes(status))
      const live = `select count(*)::int as n from tokens where profile_id = $1 and expires_at > now()`
      return [
        ...expectStatuses([required!], { 200: 1 }),
        ...strange.map(({ status }) => `a token request got ${status}`),
        ...(await expectCount(course, live, [member.profileId], 0)),
      ]
    }
  },
}

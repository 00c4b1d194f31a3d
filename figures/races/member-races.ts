import { anInvitation } from '@accord/service/testing/members.ts'
import { type Member, memberOf, organizationOf } from '@accord/service/testing/organizations.ts'
import { together } from '@accord/service/testing/together.ts'
import {
  atOnce,
  type Course,
  everywhere,
  expectCount,
  expectStatuses,
  type Race,
  spread,
} from './race.ts'

export const acceptInvitation: Race = {
  name: 'one invitation is accepted by eight people',
  prepare: async (course) => {
    const { first } = course
    const owner = await first.aPerson()
    const people = await together(atOnce, () => first.aPerson())
    return async () => {
      const organization = await organizationOf(owner)
      const { code } = await anInvitation(first, organization)
      const answers = await everywhere(course, (url, index) =>
        people[index]!.as.at(url).request('POST', `/api/invitation/${code}/accept`),
      )
      return [
        // To those who are late it is no longer there: it was answered by somebody else.
        ...expectStatuses(answers, { 200: 1, 404: 7 }),
        ...(await expectMembers(course, organization, 2)),
        ...(await expectCount(course, joined, [organization.id], 1)),
      ]
    }
  },
}

export const demoteLastOwners: Race = {
  name: 'all eight owners step down',
  prepare: async (course) => {
    const { first } = course
    const people = await together(atOnce, () => first.aPerson())
    return async () => {
      const organization = await organizationOf(people[0]!)
      const others = await together(atOnce - 1, (index) =>
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

/** An owner may not leave, so each of two steps down and leaves; whoever is late is the last owner and stays. */
export const leaveAndDemote: Race = {
  name: 'both owners step down and leave',
  prepare: async (course) => {
    const { first } = course
    const people = await together(2, () => first.aPerson())
    return async () => {
      const organization = await organizationOf(people[0]!)
      const other = await memberOf(first.context, people[1]!, organization, ['owner'])
      const answers = await together(atOnce, (index) => {
        const member = [organization.owner, other][index % 2]!
        const as = spread(course, member.as, index >> 1)
        return index < atOnce / 2
          ? stepDown({ ...member, as })
          : as.request('POST', '/api/organization/leave', {})
      })
      const strange = answers.filter(({ status }) => ![200, 401, 403, 404, 409].includes(status))
      const { rows } = await first.context.pool.query<{ n: number }>(profiles, [organization.id])
      return [
        ...strange.map(({ status }) => `answered ${status}`),
        ...(await expectCount(course, ownersLeft, [organization.id], 1)),
        ...(await expectMembers(course, organization, rows[0]!.n)),
        ...(await expectCount(course, left, [organization.id], 2 - rows[0]!.n)),
      ]
    }
  },
}

function stepDown({ as, profileId }: Pick<Member, 'as' | 'profileId'>) {
  return as.request('PATCH', `/api/profile/${profileId}`, { roles: ['member'] })
}

const profiles = 'select count(*)::int as n from profiles where organization_id = $1'
const ownersLeft = `${profiles} and 'owner' = any (roles)`
const inActivity = (kind: string) =>
  `select count(*)::int as n from organization_activity where organization_id = $1 and kind = '${kind}'`
const joined = inActivity('invitation_accepted')
const left = inActivity('member_left')

/** There, and counted. */
async function expectMembers(course: Course, { id }: { id: string }, expected: number) {
  const counted = 'select member_count as n from organizations where id = $1'
  return [
    ...(await expectCount(course, profiles, [id], expected)),
    ...(await expectCount(course, counted, [id], expected)),
  ]
}

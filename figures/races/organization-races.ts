import { randomUUID } from 'node:crypto'
import { anApplication, keysOf } from '@accord/service/testing/applications.ts'
import { becomesStrong } from '@accord/service/testing/factors.ts'
import { aNetwork, invitedTo } from '@accord/service/testing/networks.ts'
import { memberOf, organizationOf } from '@accord/service/testing/organizations.ts'
import { everywhere, expectCount, expectStatuses, type Race } from './race.ts'

export const joinNetwork: Race = {
  name: "a network's invitation is accepted",
  prepare: async (course) => {
    const [inviting, { id, owner }] = [
      await course.first.anOrganization(),
      await course.first.anOrganization(),
    ]
    return async () => {
      const network = await aNetwork(inviting)
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
    const organization = await course.first.anOrganization()
    const { as } = organization.owner
    return async () => {
      const { id } = await anApplication(organization)
      const answers = await everywhere(course, (url) =>
        as.at(url).request('POST', `/api/key/${id}`),
      )
      const live = await keysOf(as, { id })
      const lasting = live.map(({ expiresAt }) => expiresAt === null)
      return [
        ...expectStatuses(answers, { 201: 1, 409: 7 }),
        ...(JSON.stringify(lasting) === '[true,false]' ? [] : [`keys live on: ${lasting.join()}`]),
      ]
    }
  },
}

export const startExport: Race = {
  name: 'an export is asked for',
  prepare: async (course) => {
    const owner = await course.first.aPerson()
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

export const askAgain: Race = {
  name: 'a create is sent with one Idempotency-Key',
  prepare: async (course) => {
    const { as } = await course.first.aPerson()
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
        ...(told.size === 1 ? [] : [`${told.size} different answers`]),
        ...(await expectCount(course, made, [name], 1)),
      ]
    }
  },
}

/** One of the eight turns the policy on while a member with a password only keeps requesting tokens. */
export const requireSecondFactor: Race = {
  name: 'a second factor becomes required while a member requests tokens',
  prepare: async (course) => {
    const { first } = course
    const [person, weak] = [await first.aPerson(), await first.aPerson()]
    await becomesStrong(first, person)
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
        ...strange.map(({ status }) => `a token was answered ${status}`),
        ...(await expectCount(course, live, [member.profileId], 0)),
      ]
    }
  },
}

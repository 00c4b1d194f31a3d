import { randomUUID } from 'node:crypto'
import type { TestCast, Player } from '@accord/service/testing/access/cast.ts'
import { insertTestNetwork } from '@accord/service/testing/networks.ts'
import type { Client } from '@accord/service/testing/test-client.ts'
import { type Command, people, type PersonName, type Rank } from './model.ts'

/** Sends the same commands to the real service, to its two instances in turn. */
export async function reality(cast: TestCast, urls: string[]) {
  const { here, partner, service, offered } = cast
  const players: Record<PersonName, Player> = {
    first: cast.owner,
    second: cast.admin,
    third: cast.member,
    fourth: cast.stranger,
  }
  const acting: Partial<Record<PersonName, Client>> = {
    first: cast.owner.as,
    second: cast.admin.as,
    third: cast.member.as,
  }
  const network = await insertTestNetwork(service, { by: here })
  const invitations: Partial<Record<PersonName, string>> = {}
  let networkInvitation: string = randomUUID()
  let asked = 0

  const ask = async (as: Client, method: string, path: string, body?: unknown) => {
    const url = urls[asked++ % urls.length]!
    return as.at(url).request(method, `/api${path}`, body)
  }
  const { rows } = await profilesOf(cast)
  const profiles = new Map(rows.map(({ user_id, id }) => [user_id, id]))
  const profileOf = (name: PersonName) => profiles.get(players[name].id) ?? randomUUID()
  const user = (name: PersonName) => players[name].asUser
  /** Acts with the person's profile, or without one if they aren't a member. */
  const as = (name: PersonName) => acting[name] ?? user(name)
  const invitationOf = (name: PersonName) => invitations[name] ?? randomUUID()
  const { rows: given } = await service.context.pool.query<{ id: string }>(
    'select id from authorizations where organization_id = $1',
    [here.id],
  )
  let authorization = given[0]!.id
  // The cast's authorization was inserted directly, without updating this count.
  const counted = 'update applications set authorization_count = 1 where id = $1'
  await service.context.pool.query(counted, [offered.id])

  const joined = async (name: PersonName, profile: string) => {
    profiles.set(players[name].id, profile)
    const body = { user: players[name].id, profile }
    const answer = await user(name).request('POST', '/api/auth/profile/token', body)
    const { token } = answer.body as { token: string }
    acting[name] = user(name).with({ authorization: `Bearer ${token}` })
  }
  const left = (name: PersonName) => {
    profiles.delete(players[name].id)
    delete acting[name]
  }

  const carryOut = async (command: Command): Promise<number> => {
    switch (command.does) {
      case 'invite': {
        const email = players[command.whom].email
        const body = { organization: here.id, email, roles: [command.role] }
        const answer = await ask(as(command.by), 'POST', '/invitation', body)
        if (answer.status === 201) invitations[command.whom] = (answer.body as { id: string }).id
        return answer.status
      }
      case 'change': {
        const path = `/profile/${profileOf(command.whom)}`
        return (await ask(as(command.by), 'PATCH', path, { roles: [command.role] })).status
      }
      case 'remove': {
        const path = `/organization/${here.id}/members/${profileOf(command.whom)}`
        const { status } = await ask(as(command.by), 'DELETE', path)
        if (status === 200) left(command.whom)
        return status
      }
      case 'withdraw': {
        const path = `/invitation/${invitationOf(command.whom)}`
        return (await ask(as(command.by), 'DELETE', path)).status
      }
      case 'accept': {
        const path = `/invitation/${invitationOf(command.by)}/accept`
        const { status, body } = await ask(user(command.by), 'POST', path)
        if (status === 200) await joined(command.by, (body as Joined).profile.id)
        return status
      }
      case 'decline':
        return (
          await ask(user(command.by), 'POST', `/invitation/${invitationOf(command.by)}/decline`)
        ).status
      case 'leave': {
        const { status } = await ask(as(command.by), 'POST', '/organization/leave')
        if (status === 200) left(command.by)
        return status
      }
      case 'invite to network': {
        const body = { network: network.id, organization: partner.id }
        const answer = await ask(as(command.by), 'POST', '/network-invitation', body)
        if (answer.status === 201) networkInvitation = (answer.body as { id: string }).id
        return answer.status
      }
      case 'join network': {
        const path = `/network-invitation/${networkInvitation}/accept`
        return (await ask(partner.owner.as, 'POST', path, {})).status
      }
      case 'end network': {
        const path = `/network/${network.id}/members/${partner.id}`
        return (await ask(as(command.by), 'DELETE', path)).status
      }
      case 'authorize': {
        const body = { organization: here.id, application: offered.id }
        const answer = await ask(as(command.by), 'POST', '/authorized-application', body)
        if (answer.status < 300) authorization = (answer.body as { id: string }).id
        return answer.status
      }
      case 'revoke':
        return (await ask(as(command.by), 'DELETE', `/authorized-application/${authorization}`))
          .status
    }
  }

  const roles = async (): Promise<Partial<Record<PersonName, Rank>>> => {
    const found = await profilesOf(cast)
    const byUser = new Map(found.rows.map((row) => [row.user_id, row.roles[0]]))
    return Object.fromEntries(people.map((name) => [name, byUser.get(players[name].id)]))
  }
  return { carryOut, roles }
}

interface Joined {
  profile: { id: string }
}

/** The profiles are read from the table, because a response could be wrong, too. */
function profilesOf({ service, here }: TestCast) {
  return service.context.pool.query<{ id: string; user_id: string; roles: Rank[] }>(
    'select id, user_id, roles from profiles where organization_id = $1',
    [here.id],
  )
}

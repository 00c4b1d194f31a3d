import { randomUUID } from 'node:crypto'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnOrganization, Member } from '#testing/organizations.ts'
import type { Client } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { anAddress, anInvitation, stateOf } from '#testing/members.ts'

let service: TestService
let organization: AnOrganization
let [member, admin, contact] = [] as Member[]

beforeAll(async () => {
  service = await startTestService()
  organization = await service.anOrganization()
  ;[member, admin, contact] = [
    await service.aMember(organization, ['member']),
    await service.aMember(organization, ['admin']),
    await service.aMember(organization, ['contact']),
  ]
})
afterAll(() => service[Symbol.asyncDispose]())

/** Every kind of caller, in the order of the columns below. */
const kinds: [string, () => Client | Promise<Client>][] = [
  ['nobody', () => service.anonymous],
  ['a person without a profile there', async () => (await service.aPerson()).as],
  ['a manager who has not selected the organization', () => admin!.asUser],
  ['a contact', () => contact!.as],
  ['a member', () => member!.as],
  ['an admin', () => admin!.as],
  ['an owner', () => organization.owner.as],
  ['the owner of another organization', async () => (await service.anOrganization()).owner.as],
]

interface Request {
  method: string
  path: string
  body?: unknown
}

const invitation =
  (method: string, end: string, by: 'id' | 'code', roles: RankedRole[] = ['member']) =>
  async (): Promise<Request> => {
    const made = await anInvitation(service, organization, { roles })
    return { method, path: `/invitation/${made[by]}${end}` }
  }
const newRoles = (offered: RankedRole[], roles: RankedRole[]) => async (): Promise<Request> => ({
  ...(await invitation('PATCH', '', 'id', offered)()),
  body: { roles },
})
const invite = (roles: RankedRole[]) => (): Request => ({
  method: 'POST',
  path: '/invitation',
  body: { organization: organization.id, email: anAddress(), roles },
})
const removal = (roles: RankedRole[]) => async (): Promise<Request> => {
  const { profileId } = await service.aMember(organization, roles)
  return { method: 'DELETE', path: `/organization/${organization.id}/members/${profileId}` }
}
const members = (query: string) => (): Request => ({
  method: 'GET',
  path: `/organization/${organization.id}/members${query}`,
})

/** Rows of the access table, by their numbers. Columns: the kinds of callers above. */
const table: [string, () => Request | Promise<Request>, number[]][] = [
  ['17 members', members(''), [401, 404, 403, 403, 403, 200, 200, 404]],
  ['17 invitations only', members('?withInvites=only'), [401, 404, 403, 403, 403, 200, 200, 404]],
  ['17 with invitations', members('?withInvites=1'), [401, 404, 403, 403, 403, 200, 200, 404]],
  ['18 remove a member', removal(['member']), [401, 404, 403, 403, 403, 200, 200, 404]],
  ['18 remove an admin', removal(['admin']), [401, 404, 403, 403, 403, 200, 200, 404]],
  ['18 remove an owner', removal(['owner']), [401, 404, 403, 403, 403, 403, 403, 404]],
  ['33 invite a member', invite(['member']), [401, 404, 403, 403, 403, 201, 201, 404]],
  ['33 invite an admin', invite(['admin']), [401, 404, 403, 403, 403, 201, 201, 404]],
  ['33 invite an owner', invite(['owner', 'member']), [401, 404, 403, 403, 403, 403, 201, 404]],
  ['34 read, by id', invitation('GET', '', 'id'), [401, 404, 404, 404, 404, 200, 200, 404]],
  ['34 read, by code', invitation('GET', '', 'code'), [401, 200, 200, 200, 200, 200, 200, 200]],
  [
    '35 accept, by id',
    invitation('POST', '/accept', 'id'),
    [401, 404, 404, 404, 404, 404, 404, 404],
  ],
  [
    '35 accept, by code',
    invitation('POST', '/accept', 'code'),
    [401, 200, 409, 409, 409, 409, 409, 200],
  ],
  [
    '36 decline, by id',
    invitation('POST', '/decline', 'id'),
    [401, 404, 404, 404, 404, 404, 404, 404],
  ],
  [
    '36 decline, by code',
    invitation('POST', '/decline', 'code'),
    [401, 200, 200, 200, 200, 200, 200, 200],
  ],
  ['37a change', newRoles(['member'], ['admin']), [401, 404, 403, 403, 403, 200, 200, 404]],
  [
    '37a make it an owner',
    newRoles(['member'], ['member', 'owner']),
    [401, 404, 403, 403, 403, 403, 200, 404],
  ],
  [
    "37a lower an owner's",
    newRoles(['owner'], ['member']),
    [401, 404, 403, 403, 403, 403, 200, 404],
  ],
  ['37 take back', invitation('DELETE', '', 'id'), [401, 404, 403, 403, 403, 200, 200, 404]],
  [
    "37 take back an owner's",
    invitation('DELETE', '', 'id', ['owner']),
    [401, 404, 403, 403, 403, 200, 200, 404],
  ],
  ['56 send again', invitation('POST', '/resend', 'id'), [401, 404, 403, 403, 403, 200, 200, 404]],
  [
    "56 send an owner's again",
    invitation('POST', '/resend', 'id', ['owner']),
    [401, 404, 403, 403, 403, 403, 200, 404],
  ],
]

describe.each(table)('row %s (MB-7)', (_row, prepare, expected) => {
  const cases = kinds.map(([kind, client], index) => [kind, expected[index]!, client] as const)
  test.each(cases)(
    'answers %s with %i, and a refusal changes nothing',
    async (_kind, status, client) => {
      const { method, path, body } = await prepare()
      const acting = await client()
      const before = await stateOf(service)
      const answer = await acting.request(method, `/api${path}`, body)
      expect(answer.status).toBe(status)
      if (status >= 400) expect(await stateOf(service)).toBe(before)
    },
  )
})

describe('ids that lead nowhere', () => {
  const nowhere: [string, () => Request][] = [
    [
      'an unknown organization',
      () => ({ method: 'GET', path: `/organization/${randomUUID()}/members` }),
    ],
    [
      "a member of another organization, under one's own",
      () => ({
        method: 'DELETE',
        path: `/organization/${organization.id}/members/${other.owner.profileId}`,
      }),
    ],
    ['an unknown invitation, read', () => ({ method: 'GET', path: `/invitation/${randomUUID()}` })],
    ['a made-up code', () => ({ method: 'GET', path: `/invitation/acc_${'A'.repeat(43)}` })],
    [
      'an unknown one, accepted',
      () => ({ method: 'POST', path: `/invitation/${randomUUID()}/accept` }),
    ],
    [
      'an unknown one, changed',
      () => ({
        method: 'PATCH',
        path: `/invitation/${randomUUID()}`,
        body: { roles: ['member'] },
      }),
    ],
    [
      'an unknown one, taken back',
      () => ({ method: 'DELETE', path: `/invitation/${randomUUID()}` }),
    ],
    [
      'an unknown one, sent again',
      () => ({ method: 'POST', path: `/invitation/${randomUUID()}/resend` }),
    ],
  ]
  let other: AnOrganization
  beforeAll(async () => {
    other = await service.anOrganization()
  })

  test.each(nowhere)('answer an owner with 404: %s', async (_name, request) => {
    const { method, path, body } = request()
    expect((await organization.owner.as.request(method, `/api${path}`, body)).status).toBe(404)
  })
})

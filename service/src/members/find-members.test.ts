import { updateUser } from '@accord/contract/accounts.ts'
import { maxCounted } from '@accord/contract/fields.ts'
import { countMembers, listMembers } from '@accord/contract/members.ts'
import { listAccessGrants } from '@accord/contract/access.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestOrganization } from '#testing/organizations.ts'
import { createTestInvitation } from '#testing/members.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let clinic: TestOrganization

beforeAll(async () => {
  service = await sharedTestService()
  clinic = await service.createOrganization()
  await people(clinic, [
    ['José', 'García', 'jose@clinic.example', '{member}'],
    ['Théa', 'O’Neil', 'thea_1@clinic.example', '{admin,member}'],
    ['Joseph', 'Lind', 'joseph@clinic.example', '{member}'],
    ['Bo', 'Li', 'bo@clinic.example', '{contact}'],
  ])
  // A search finds people only in its own organization, even if another one has people with the same name.
  const other = await service.createOrganization()
  await people(other, [['Joseph', 'Elsewhere', 'joseph@other.example', '{member}']])
})

/** Adds people to an organization. The last of them is the newest. */
async function people({ id }: { id: string }, rows: string[][]) {
  for (const [firstName, lastName, email, roles] of rows) {
    await sql`with person as (
        insert into users (id, email, first_name, last_name, password_hash)
        values (gen_random_uuid(), ${email}, ${firstName}, ${lastName}, 'none'::bytea) returning id, email)
      , place as (
        insert into profiles (id, user_id, organization_id, email, email_proven, roles, created_at)
        select gen_random_uuid(), id, ${id}, email, true, ${roles}::text[], clock_timestamp() from person)
      update organizations set member_count = member_count + 1 where id = ${id}`.execute(
      service.context.db,
    )
  }
}

type Query = (typeof listMembers)['query']['_zod']['input']

async function found(query: Query, { id, owner } = clinic) {
  const { data, __meta } = await owner.as.call(listMembers, { params: { id }, query })
  return { emails: data.map(({ email }) => email), ...__meta }
}

describe('finding members', () => {
  test.each([
    ['a name without its accents', 'jose garcia', ['jose@clinic.example']],
    ['a name with added accents', 'JÓSEPH', ['joseph@clinic.example']],
    ['the middle of a name', 'osep', ['joseph@clinic.example']],
    ['words in any order', 'Lind  jos', ['joseph@clinic.example']],
    ['an address', '@CLINIC.example thea', ['thea_1@clinic.example']],
    ['two letters at the start of a word', 'li', ['bo@clinic.example', 'joseph@clinic.example']],
    ['characters with a meaning in patterns', 'a_1@', ['thea_1@clinic.example']],
    ["a pattern's percent sign only as itself", '%', []],
    ['a backslash and an underscore only as themselves', String.raw`\ _`, []],
    ['only spaces, like everyone', '  ', undefined],
  ])('members can be found by %s: %s', async (_how, search, expected) => {
    const { emails, total, more } = await found({ search })
    if (expected === undefined) expect(total).toBe(5)
    else expect({ emails, total }).toEqual({ emails: expected, total: expected.length })
    expect(more).toBeUndefined()
  })

  test('members can be found together with invited people, who are shown with their address', async () => {
    const organization = await service.createOrganization()
    const { email } = await createTestInvitation(service, organization, {
      email: 'josefine@x.example',
    })
    await people(organization, [['Josef', 'K', 'k@x.example', '{member}']])
    const search = 'josef'
    expect((await found({ search, withInvites: '1' }, organization)).emails).toEqual([
      email,
      'k@x.example',
    ])
    expect((await found({ search, withInvites: 'only' }, organization)).emails).toEqual([email])
    const asAdmins = { withInvites: '1', role: 'admin' } as const
    expect((await found(asAdmins, organization)).emails).toEqual([])
  })

  test('members can be found and counted by their highest role', async () => {
    const byRole = async (role: Query['role']) => (await found({ role })).total
    expect([await byRole('admin'), await byRole('member'), await byRole('contact')]).toEqual([
      1, 2, 1,
    ])
    const { id, owner } = clinic
    expect(await owner.as.call(countMembers, { params: { id } })).toEqual({
      joined: 5,
      invited: 0,
      byRole: { owner: 1, admin: 1, member: 2, contact: 1 },
      invitedByRole: { owner: 0, admin: 0, member: 0, contact: 0 },
    })
  })

  test('members and invited people are counted by role as in the list', async () => {
    const organization = await service.createOrganization()
    await service.createMember(organization, ['admin'])
    await createTestInvitation(service, organization, {
      email: 'a@x.example',
      roles: ['member', 'admin'],
    })
    await createTestInvitation(service, organization, { email: 'b@x.example', roles: ['member'] })
    const { id, owner } = organization
    const counts = await owner.as.call(countMembers, { params: { id } })
    expect(counts).toEqual({
      joined: 2,
      invited: 2,
      byRole: { owner: 1, admin: 1, member: 0, contact: 0 },
      invitedByRole: { owner: 0, admin: 1, member: 1, contact: 0 },
    })
    for (const role of ['owner', 'admin', 'member', 'contact'] as const) {
      const { total } = await found({ role, withInvites: '1' }, organization)
      expect(counts.byRole[role] + counts.invitedByRole[role]).toBe(total)
    }
  })

  test('found members are paginated and sorted by name', async () => {
    const pages = await Promise.all(
      [0, 2, 4].map(($skip) => found({ sort: 'name', $skip, $limit: 2 })),
    )
    expect(pages.flatMap(({ emails }) => emails)).toEqual([
      clinic.owner.email,
      'bo@clinic.example',
      'jose@clinic.example',
      'joseph@clinic.example',
      'thea_1@clinic.example',
    ])
    const joseph = ['joseph@clinic.example']
    expect((await found({ sort: 'name', search: 'jos', $skip: 1 })).emails).toEqual(joseph)
  })

  test('members can be found by their current name, and no longer by their old one', async () => {
    const member = await service.createMember(clinic, ['contact'])
    const before = await found({ search: `duarte ${member.email}` })
    await member.asUser.call(updateUser, {
      params: { id: member.id },
      body: { firstName: 'Zoë', lastName: 'Quist' },
    })
    await sql`update profiles set email = 'zq@new.example' where id = ${member.profileId}`.execute(
      service.context.db,
    )
    expect(before.total).toBe(1)
    expect((await found({ search: `duarte ${member.email}` })).total).toBe(0)
    expect((await found({ search: 'quist zoe zq@new' })).emails).toEqual(['zq@new.example'])
  })

  test('members can be found among very many, up to a limited number', async () => {
    const crowd = await service.createOrganization()
    await sql`with person as (
        insert into users (id, email, first_name, last_name, password_hash)
        select gen_random_uuid(), 'crowd' || n || '@x.example', 'Mina', 'Number' || n, 'none'::bytea
        from generate_series(1, ${maxCounted + 5}) n returning id, email)
      insert into profiles (id, user_id, organization_id, email, roles)
      select gen_random_uuid(), id, ${crowd.id}, email, '{member}' from person`.execute(
      service.context.db,
    )
    const all = { total: maxCounted, more: true }
    for (const narrowed of [{ search: 'mina' }, { role: 'member' as const }]) {
      const last = { $skip: maxCounted - 10, $limit: 100 }
      const [first, end, beyond] = await Promise.all([
        found({ ...narrowed, sort: 'name' }, crowd),
        found({ ...narrowed, ...last }, crowd),
        found({ ...narrowed, $skip: maxCounted }, crowd),
      ])
      expect(first).toMatchObject(all)
      expect(first.emails[0]).toBe('crowd1@x.example')
      expect([first.emails.length, end.emails.length, beyond.emails.length]).toEqual([20, 10, 0])
    }
    const byName = { search: 'mina', sort: 'name' as const, $limit: 100 }
    const pages = Array.from({ length: maxCounted / 100 }, (_, page) => page * 100)
    const shown = await Promise.all(pages.map(($skip) => found({ ...byName, $skip }, crowd)))
    const { rows } = await service.context.pool.query<{ email: string }>(
      'select email from profiles where organization_id = $1 and roles = $2 order by found_by, id limit $3',
      [crowd.id, ['member'], maxCounted],
    )
    expect(shown.flatMap(({ emails }) => emails)).toEqual(rows.map(({ email }) => email))
    expect((await found({ search: 'number1003' }, crowd)).emails).toEqual(['crowd1003@x.example'])
    const { id, owner } = crowd
    await sql`insert into invitations (id, organization_id, email, roles, code_hash, expires_at)
      select gen_random_uuid(), ${id}, 'invited' || n || '@x.example',
        case n when 1 then '{admin,member}' else '{member}' end::text[], sha256(n::text::bytea), now()
      from generate_series(1, ${maxCounted + 5}) n`.execute(service.context.db)
    expect(await owner.as.call(countMembers, { params: { id } })).toMatchObject({
      invited: maxCounted,
      byRole: { owner: 1, admin: 0, member: maxCounted, contact: 0 },
      invitedByRole: { owner: 0, admin: 1, member: maxCounted, contact: 0 },
    })
    // Members begin right after the limit on invitations, and none of them is missing.
    const seam = { role: 'member' as const, $skip: maxCounted - 5, $limit: 10 }
    const across = await found({ ...seam, withInvites: '1' }, crowd)
    const first = await found({ ...seam, $skip: 0, $limit: 5 }, crowd)
    expect(across.emails.slice(0, 5).every((email) => email.startsWith('invited'))).toBe(true)
    expect(across.emails.slice(5)).toEqual(first.emails)
  })
})

test.each(['role=boss', 'sort=height', `search=${'a'.repeat(101)}`, 'search=%00'])(
  'a member list with %s is rejected',
  async (query) => {
    const { id, owner } = clinic
    const answer = await owner.as.request('GET', `/api/organization/${id}/members?${query}`)
    expect(answer.status).toBe(400)
  },
)

describe('a long word', () => {
  const address = 'bartholomew.longfellow@harbour.example'
  let harbour: TestOrganization

  beforeAll(async () => {
    harbour = await service.createOrganization()
    await people(harbour, [
      ['Bartholomew', 'Longfellow', address, '{member}'],
      ['Longina', 'Bellow', `x.${address}`, '{member}'],
    ])
  })

  test.each([
    ['longfellow', 2],
    ['artholomew.longfellow', 2],
    ['bartholomew.longfellow@har', 2],
    ['@harbour.example', 2],
    ['bellow longina', 1],
    // These words only resemble the name and the address.
    ['longyellow', 0],
    ['bartholomew.longfellow@hat', 0],
  ])('a long word is found by the whole word and by its parts: %s', async (search, total) => {
    for (const sort of ['joined', 'name'] as const) {
      expect(await found({ search, sort }, harbour)).toMatchObject({ total })
    }
  })

  test("a search for an unverified address doesn't hide people with a similar one", async () => {
    const claimed = 'orla.claims@harbour.example'
    const alike = `x.${claimed}`
    await people(harbour, [
      ['Orla', 'Claims', claimed, '{member}'],
      ['Orla', 'Alike', alike, '{member}'],
    ])
    const search = claimed
    expect((await found({ search }, harbour)).emails).toEqual([claimed])
    await sql`update profiles set email_proven = false where email = ${claimed}`.execute(
      service.context.db,
    )
    expect((await found({ search }, harbour)).emails).toEqual([alike, claimed])
    const { id, owner } = harbour
    const { data } = await owner.as.call(listAccessGrants, { params: { id }, query: { search } })
    expect(data.map(({ email }) => email)).toEqual([alike, claimed])
  })

  test('a search for a complete address finds only its owner, if they have the selected role', async () => {
    const search = address.toUpperCase()
    expect((await found({ search }, harbour)).emails).toEqual([address])
    expect(await found({ search, role: 'owner' }, harbour)).toMatchObject({ emails: [], total: 0 })
    expect((await found({ search: address }, clinic)).emails).toEqual([])
  })
})

import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOpen } from '#members/members.rules.ts'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { isLiveInvitation, isOpenInvitation } from '#data/members/invitations.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const moments = [null, new Date()]
const invitations = moments.flatMap((accepted_at) =>
  moments.flatMap((declined_at) =>
    [false, true].map((expired) => ({ accepted_at, declined_at, expired })),
  ),
)

test.each<[string, RawBuilder<boolean>, (invitation: (typeof invitations)[number]) => boolean]>([
  ['open', isOpenInvitation('i'), isOpen],
  ['live', isLiveInvitation('i'), (invitation) => isOpen(invitation) && !invitation.expired],
])(
  'an invitation is %s according to both the database and the rules',
  async (_state, asked, rule) => {
    const { rows } = await sql<{ is: boolean }>`
    select ${asked} as is
    from (select *, now() + case when expired then '-1 s' else '1 s' end::interval as expires_at
      from json_to_recordset(${JSON.stringify(invitations)}::json)
        as given (accepted_at timestamptz, declined_at timestamptz, expired boolean)) i`.execute(
      database.db,
    )
    expect(rows.map((row) => row.is)).toEqual(invitations.map(rule))
  },
)

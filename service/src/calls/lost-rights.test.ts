import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callers } from '#testing/access/callers.ts'
import { type Cast, casting } from '#testing/access/cast.ts'
import { type Row, rows } from '#testing/access/examples.ts'
import { readTable } from '#testing/access/table.ts'
import { dumpOf } from '#testing/dump.ts'
import { addressOf } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { untilSomeoneWaits } from '#testing/together.ts'

let service: TestService
let aCast: () => Promise<Cast>

beforeAll(async () => {
  service = await startTestService()
  aCast = await casting(service)
})
afterAll(() => service[Symbol.asyncDispose]())

const table = readTable()
const column = (name: string) => callers.findIndex((each) => each.name === name)
const cellOf = ({ name }: Row, caller: string) => table.get(name)?.[column(caller)] ?? ''

interface Loss {
  caller: string
  statement: string
  of: (cast: Cast) => string
  status: number
}

const losses: Record<string, Loss> = {
  'an owner who is made a member': {
    caller: 'owner',
    statement: `update profiles set roles = '{member}' where id = $1`,
    of: ({ owner }) => owner.profileId,
    status: 403,
  },
  'an owner who is removed': {
    caller: 'owner',
    statement: 'delete from profiles where id = $1',
    of: ({ owner }) => owner.profileId,
    status: 401,
  },
  'an owner who is signed out': {
    caller: 'owner',
    statement: 'delete from sessions where id = $1',
    of: ({ owner }) => owner.sessionId,
    status: 401,
  },
  "an application that loses the owner's approval": {
    caller: 'app for owner',
    statement: 'delete from approvals where id = $1',
    of: ({ offered }) => offered.ownersApproval,
    status: 401,
  },
}

describe.each(Object.entries(losses))(
  '%s while a change waits for its organization',
  (_who, { caller, statement, of, status }) => {
    /** What needs the right to manage; a file is taken by a change too, because that is recorded. */
    const changes = rows.filter(
      (row) =>
        (row.call.method !== 'GET' || row.call.media !== undefined) &&
        cellOf(row, caller).startsWith('2') &&
        cellOf(row, 'member') === '403',
    )

    test.each(changes)("may no longer make it: '$name'", async (row) => {
      const { call, sends } = row
      const cast = await aCast()
      const { as, who } = await callers[column(caller)]!.asks(cast, call)
      const sent = await sends(cast, who)
      const { pool } = service.context
      const another = await pool.connect()
      try {
        await another.query('begin')
        // The rows of an organization are changed under its lock, as here. Somebody must own it.
        const lock = 'select from organizations where id = $1 for no key update'
        await another.query(lock, [cast.here.id])
        const promote = `update profiles set roles = '{owner}' where id = $1`
        await another.query(promote, [cast.admin.profileId])
        await another.query(statement, [of(cast)])

        const asked = as.request(call.method, addressOf(call, sent), sent.body)
        await Promise.race([asked, untilSomeoneWaits(pool)])
        const meanwhile = await dumpOf(another, { except: ['limits'] })
        await another.query('commit')
        expect((await asked).status).toBe(status)
        expect(await dumpOf(pool, { except: ['limits'] })).toBe(meanwhile)
      } finally {
        another.release(true)
      }
    })
  },
)

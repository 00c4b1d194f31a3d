import { reauthenticate } from '@accord/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { callers } from '#testing/access/callers.ts'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { type Row, rows } from '#testing/access/examples.ts'
import { readTable } from '#testing/access/table.ts'
import { sumsOf } from '#testing/dump.ts'
import { goodPassword } from '#testing/people.ts'
import { expireReauthentication } from '#testing/accounts.ts'
import { urlTo, type Client } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let aCast: () => Promise<TestCast>

beforeAll(async () => {
  ;({ service, aCast } = await sharedCasting())
})

const table = readTable()
const column = (name: string) => callers.findIndex((each) => each.name === name)
const cellOf = ({ name }: Row, caller: string) => table.get(name)?.[column(caller)] ?? ''

const done = rows.filter((row) => cellOf(row, 'owner').startsWith('2'))
const refused = { status: 403, body: { code: 'confirm_first' } }

describe("an owner's calls in a session that wasn't confirmed for ten minutes", () => {
  const always = done.filter(({ call }) => call.requiresReauth === true)
  /** Each call is tested with one variant of its body. docs/access.md has the others. */
  const calls = always.filter((row, at) => always[at - 1]?.call !== row.call)

  test.each(calls)(
    "'$name' requires a confirmed session before it reads or writes anything",
    async (row) => {
      const { call, sends } = row
      const cast = await aCast()
      const { owner } = cast
      const { as, who } = await callers[column('owner')]!.actAs(cast, call)
      const sent = await sends(cast, who)
      const ask = (body: unknown = sent.body, by = as) =>
        by.request(call.method, urlTo(call, sent), body)
      await expireReauthentication(service.context, owner.sessionId)

      const before = await sumsOf(service.context.pool)
      expect(await ask()).toMatchObject(refused)
      // The input isn't checked first, even if it's invalid.
      if (call.method !== 'GET') expect(await ask({ no: 'such field' })).toMatchObject(refused)
      expect(await sumsOf(service.context.pool)).toEqual(before)

      const confirmed = await confirmAs(as, owner)
      expect(String((await ask(sent.body, confirmed)).status)).toBe(cellOf(row, 'owner'))
    },
  )

  test('all of these calls require a confirmed session', () => {
    const names = new Set(done.filter(isAsked).map(({ name }) => name.split(':')[0]!))
    expect([...names].toSorted()).toEqual([
      'Accept network invitation',
      'Add domain',
      'Add passkey',
      'Add provider guest',
      'Answer application request',
      'Authorize',
      'Authorize application',
      'Begin linking identity',
      'Begin passkey',
      'Begin totp',
      'Change email',
      'Close review',
      'Confirm recovery codes saved',
      'Confirm setup',
      'Confirm totp',
      'Create application endpoint',
      'Create audit stream',
      'Create connection',
      'Create key',
      'Create organization endpoint',
      'Create setup link',
      'Decide on device',
      'Decide on scopes',
      'Decide on shares',
      'Delete account',
      'Delete application',
      'Delete connection',
      'Delete network',
      'Delete organization',
      'Download activity',
      'Download data export',
      'Download export',
      'End session',
      'Get endpoint secret',
      'Get snapshot',
      'Invite member',
      'List keys',
      'New recovery codes',
      'Pause provider policy',
      'Remove domain',
      'Remove from network',
      'Remove member',
      'Remove passkey',
      'Remove password',
      'Remove totp',
      'Rename passkey',
      'Resend failed',
      'Resend invitation',
      'Resume member',
      'Resume provider policy',
      'Revoke access grants',
      'Rotate audit stream secret',
      'Rotate endpoint secret',
      'Rotate secret',
      'Set activity retention',
      'Set approval policy',
      'Set password',
      'Set provider policy',
      'Set second factor policy',
      'Start data export',
      'Start export',
      'Suspend member',
      'Turn off connection',
      'Turn on connection',
      'Unlink identity',
      'Update application',
      'Update audit stream',
      'Update connection',
      'Update endpoint',
      'Update invitation',
      'Update profile',
      'Update user',
      'Verify new email',
      'Write review file',
    ])
  })
})

/** People with a second factor or without a password confirm their identity in other ways, which other tests cover. */
async function confirmAs(as: Client, { sessionId }: { sessionId: string }): Promise<Client> {
  const proof = { password: goodPassword }
  const { status, body } = await as.request('POST', `/api${reauthenticate.path}`, { proof })
  if (status === 200)
    return as.with({ authorization: `Bearer ${(body as { token: string }).token}` })
  await expireReauthentication(service.context, sessionId, '0 minutes')
  return as
}

const isAsked = (row: Row) => cellOf(row, 'stale owner') === '403 confirm'

describe('a call that requires a confirmed session', () => {
  test('a call that always requires a confirmed session requires it with any input', () => {
    for (const row of rows) {
      const { access, requiresReauth: fresh } = row.call
      if (access === 'session' && fresh === true) expect(isAsked(row), row.name).toBe(true)
      if (!fresh) expect(isAsked(row), row.name).toBe(false)
    }
  })

  test("a call that sometimes requires confirmation has forms that do and forms that don't", () => {
    const calls = new Set(
      rows.map(({ call }) => call).filter(({ requiresReauth: fresh }) => fresh === 'sometimes'),
    )
    expect(calls.size).toBeGreaterThan(4)
    for (const call of calls) {
      const forms = done.filter((row) => row.call === call)
      expect(forms.some(isAsked), call.path).toBe(true)
      expect(forms.every(isAsked), call.path).toBe(false)
    }
  })

  test('an application that acts for a person never needs confirmation', () => {
    for (const { name } of rows) {
      for (const [at, cell] of table.get(name)!.entries()) {
        if (cell === '403 confirm') expect(callers[at]!.name, name).toBe('stale owner')
      }
    }
  })
})

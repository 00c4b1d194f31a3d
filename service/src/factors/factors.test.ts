import { listActivity } from '@accord/contract/activity.ts'
import { beginReauthentication, reauthenticate, login, me } from '@accord/contract/session.ts'
import {
  beginTotp,
  confirmTotp,
  confirmRecoveryCodesSaved,
  listFactors,
  newRecoveryCodes,
  removeTotp,
} from '@accord/contract/factors.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addTotp, codeNow, firstStep, shownCode, signInTwice } from '#testing/factors.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { Person } from '#testing/people.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let ana: Person

beforeAll(async () => {
  service = await sharedTestService()
})
beforeEach(async () => {
  ana = await service.createPerson()
})

const body = {}
const nothing = {
  password: true,
  passkeys: [],
  totp: null,
  recoveryCodes: { left: 0, kept: false },
  secondFactor: false,
  requiredBy: [],
}
const signsInAlone = async () => {
  const { email, password } = ana
  return !('next' in (await service.anonymous.call(login, { body: { email, password } })))
}
/** Begins with a new key, and returns the key and an app's code for it. */
const begun = async () => {
  const shown = await ana.as.call(beginTotp, { body })
  return { ...shown, code: shownCode(shown.secret, service.context.clock.now()) }
}
const confirmed = async () => {
  const { code } = await begun()
  return (await ana.as.call(confirmTotp, { body: { code } })).recoveryCodes!
}
const kinds = async (howMany: number) =>
  (await ana.as.call(listActivity, { query: { $limit: howMany } })).data.map(({ kind }) => kind)
const emails = async () => (await emailsTo(service.context, ana.email)).map(({ kind }) => kind)

describe('an authenticator app', () => {
  test('an authenticator app is offered with its URL, key, and QR code, and counts only after its first code', async () => {
    const { uri, secret, qr } = await begun()
    expect(secret).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    expect(uri).toContain(`otpauth://totp/Accord:${encodeURIComponent(ana.email)}?secret=`)
    expect(uri).toContain('&issuer=Accord')
    expect(qr.size).toBeGreaterThan(30)
    expect(await ana.as.call(listFactors)).toEqual(nothing)
    expect(await signsInAlone()).toBe(true)
  })

  test("rule 4: an authenticator app comes with recovery codes, and is required once they're saved", async () => {
    const codes = await confirmed()
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes)
      expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
    expect(await ana.as.call(listFactors)).toEqual({
      ...nothing,
      totp: { since: expect.any(String) },
      recoveryCodes: { left: 10, kept: false },
    })
    expect(await signsInAlone()).toBe(true)
    await ana.as.call(confirmRecoveryCodesSaved, { body })
    expect(await ana.as.call(listFactors)).toMatchObject({
      recoveryCodes: { left: 10, kept: true },
      secondFactor: true,
    })
    expect(await signsInAlone()).toBe(false)
    expect(await kinds(4)).toEqual([
      'second_step_asked',
      'second_factor_begun',
      'signed_in',
      'totp_added',
    ])
    expect(await emails()).toEqual(['second_factor_begun', 'totp_added'])
  })

  test("an authenticator app isn't confirmed by a wrong code, or by one for an earlier key", async () => {
    const first = await begun()
    const second = await begun()
    for (const code of [first.code, '000000']) {
      const { status, body: refused } = await ana.as.refused(confirmTotp, { body: { code } })
      expect([status, refused.code]).toEqual([400, 'totp_code_wrong'])
      expect(refused.fields).toHaveProperty('code')
    }
    await ana.as.call(confirmTotp, { body: { code: second.code } })
    const again = await ana.as.refused(confirmTotp, { body: { code: second.code } })
    expect(again.body.code).toBe('totp_exists')
    expect((await ana.as.refused(beginTotp, { body })).body.code).toBe('totp_exists')
  })

  test("an authenticator app can't be confirmed before a key was shown", async () => {
    const { status } = await ana.as.refused(confirmTotp, { body: { code: '123456' } })
    expect(status).toBe(404)
  })

  test("the code that confirmed an authenticator app can't be used to sign in", async () => {
    const { code } = await begun()
    await ana.as.call(confirmTotp, { body: { code } })
    await ana.as.call(confirmRecoveryCodesSaved, { body })
    const { pending } = await firstStep(service.anonymous, ana)
    const proof = { totp: code }
    const { status } = await service.anonymous.request('POST', '/api/auth/login/second', {
      pending,
      proof,
    })
    expect(status).toBe(401)
  })

  test('removing an authenticator app deletes its codes, and the password alone signs in again', async () => {
    await addTotp(ana, service.context)
    await ana.as.call(removeTotp)
    expect(await ana.as.call(listFactors)).toEqual(nothing)
    expect(await signsInAlone()).toBe(true)
    expect(await kinds(3)).toEqual(['signed_in', 'second_factor_ended', 'totp_removed'])
    expect((await emails())[0]).toBe('totp_removed')
    expect((await ana.as.refused(removeTotp)).status).toBe(404)
    expect((await ana.as.refused(confirmRecoveryCodesSaved, { body })).status).toBe(404)
  })

  test('the seed of an authenticator app is nowhere in the database in plain text', async () => {
    const { secret } = await addTotp(ana, service.context)
    const { rows } = await service.context.pool.query(
      'select sealed from totp where user_id = $1',
      [ana.id],
    )
    const { sealed } = rows[0] as { sealed: Buffer }
    expect(sealed.toString('latin1')).not.toContain(secret.replaceAll(' ', ''))
  })
})

describe('recovery codes', () => {
  test('recovery codes require a factor', async () => {
    expect((await ana.as.refused(newRecoveryCodes, { body })).body.code).toBe('no_factor_yet')
  })

  test('new recovery codes replace the old ones, and the owner gets an email', async () => {
    const { recoveryCodes: old } = await addTotp(ana, service.context)
    const { recoveryCodes } = await ana.as.call(newRecoveryCodes, { body })
    expect(await kinds(1)).toEqual(['recovery_codes_made'])
    expect((await emails())[0]).toBe('recovery_codes_made')
    expect(await ana.as.call(listFactors)).toMatchObject({
      recoveryCodes: { left: 10, kept: true },
      secondFactor: true,
    })
    const { pending } = await firstStep(service.anonymous, ana)
    const refused = await service.anonymous.request('POST', '/api/auth/login/second', {
      pending,
      proof: { recovery: old[0] },
    })
    expect(refused.status).toBe(401)
    await signInTwice(service.anonymous, ana, { recovery: recoveryCodes[0]! })
    expect(await ana.as.call(listFactors)).toMatchObject({ recoveryCodes: { left: 9 } })
  })

  test('recovery codes that were never saved are replaced with the next factor, because they may be lost', async () => {
    const lost = await confirmed()
    await ana.as.call(removeTotp)
    const found = await confirmed()
    expect(found).not.toEqual(lost)
    await ana.as.call(confirmRecoveryCodesSaved, { body })
    // Confirming again changes nothing.
    await ana.as.call(confirmRecoveryCodesSaved, { body })
  })
})

describe('when two-factor authentication starts', () => {
  test('sessions that proved a factor continue, and sessions with only the password end', async () => {
    const weak = await ana.signInAgain()
    await addTotp(ana, service.context)
    expect(await ana.as.call(me)).toMatchObject({ id: ana.id })
    const other = service.anonymous.with({ authorization: weak })
    expect((await other.refused(me)).status).toBe(401)
  })

  test('a session with only the password continues after it proves the factor', async () => {
    await confirmed()
    const elsewhere = service.anonymous.with({ authorization: await ana.signInAgain() })
    const refused = await elsewhere.refused(confirmRecoveryCodesSaved, { body })
    expect(refused).toMatchObject({ status: 403, body: { code: 'confirm_first' } })
    const asBefore = { secondFactor: false, recoveryCodes: { kept: false } }
    expect(await elsewhere.call(listFactors)).toMatchObject(asBefore)

    expect(await elsewhere.call(beginReauthentication, { body })).toEqual({
      methods: ['totp'],
      confirmedSeconds: expect.any(Number),
    })
    const proof = { totp: await codeNow(service.context, ana.id) }
    const { token } = await elsewhere.call(reauthenticate, { body: { proof } })
    const proved = service.anonymous.with({ authorization: token })
    await proved.call(confirmRecoveryCodesSaved, { body })
    expect(await proved.call(listFactors)).toMatchObject({ secondFactor: true })
    expect(await ana.as.call(me)).toMatchObject({ id: ana.id })
  })

  test('new recovery codes are shown only after the factor was proved', async () => {
    await confirmed()
    const elsewhere = service.anonymous.with({ authorization: await ana.signInAgain() })
    const refused = await elsewhere.refused(newRecoveryCodes, { body })
    expect(refused).toMatchObject({ status: 403, body: { code: 'confirm_first' } })
    const proof = { totp: await codeNow(service.context, ana.id) }
    const { token } = await elsewhere.call(reauthenticate, { body: { proof } })
    const proved = service.anonymous.with({ authorization: token })
    const { recoveryCodes } = await proved.call(newRecoveryCodes, { body })
    expect(recoveryCodes).toHaveLength(10)
  })

  test('people with a recovery code save their codes without another confirmation', async () => {
    const [code = ''] = await confirmed()
    await service.context.pool.query(
      `with stale as (update tokens set confirmed_at = now() - interval '11 minutes'
         from sessions s where s.id = session_id and s.user_id = $1)
       update sessions set confirmed_at = now() - interval '11 minutes' where user_id = $1`,
      [ana.id],
    )
    const others = await service.createPerson()
    const theirs = (await addTotp(others, service.context)).recoveryCodes[0]!
    for (const sent of [body, { code: '0'.repeat(24) }, { code: theirs }]) {
      const refused = await ana.as.refused(confirmRecoveryCodesSaved, { body: sent })
      expect(refused).toMatchObject({ status: 403, body: { code: 'confirm_first' } })
    }
    await ana.as.call(confirmRecoveryCodesSaved, { body: { code } })
    expect(await ana.as.call(listFactors)).toMatchObject({
      recoveryCodes: { left: 10, kept: true },
      secondFactor: true,
    })
  })

  test("unsaved recovery codes aren't accepted to confirm an identity", async () => {
    const [recovery = ''] = await confirmed()
    const elsewhere = service.anonymous.with({ authorization: await ana.signInAgain() })
    const sent = { body: { proof: { recovery } } }
    expect((await elsewhere.refused(reauthenticate, sent)).body.code).toBe('second_factor_wrong')
  })

  test('sessions end if the factor that they proved was the last one and was removed', async () => {
    await addTotp(ana, service.context)
    const proof = { totp: await codeNow(service.context, ana.id) }
    const { accessToken } = await signInTwice(service.anonymous, ana, proof)
    await ana.as.call(removeTotp)
    await addTotp(ana, service.context)
    const former = service.anonymous.with({ authorization: accessToken })
    expect((await former.refused(me)).status).toBe(401)
    expect(await ana.as.call(me)).toMatchObject({ id: ana.id })
  })
})

test("rule 5: members can't remove the last factor that an organization requires, and the error names the organization", async () => {
  const { id, owner } = await service.createOrganization({ owner: ana, form: { name: 'Harbour' } })
  await addTotp(ana, service.context)
  await service.context.pool.query(
    `update organizations set second_factor_from = now() + interval '7 days' where id = $1`,
    [id],
  )
  expect(await ana.as.call(listFactors)).toMatchObject({ requiredBy: [{ id, name: 'Harbour' }] })
  const { status, body: refused } = await owner.asUser.refused(removeTotp)
  expect([status, refused.code]).toEqual([409, 'factor_required'])
  expect(refused.fields).toEqual({ organizations: 'Harbour' })
  expect(await ana.as.call(listFactors)).toMatchObject({
    secondFactor: true,
    recoveryCodes: { left: 10 },
  })
})

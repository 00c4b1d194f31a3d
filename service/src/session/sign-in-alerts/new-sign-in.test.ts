import { listActivity } from '@accord/contract/activity.ts'
import { listFactors } from '@accord/contract/factors.ts'
import { beginPasskeySignIn } from '@accord/contract/own-passkeys.ts'
import { me, reportSignIn } from '@accord/contract/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepTable } from '#lifecycle/retention.store.ts'
import { addTotp, codeNow, signInTwice } from '#testing/factors.ts'
import { emailsTo } from '#testing/inbox.ts'
import { addedBy, Authenticator } from '#testing/helpers/authenticator.ts'
import { type Person, signIn } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
let ana: Person

beforeAll(async () => {
  service = await startTestService({
    environment: { TRUST_PROXY: 'loopback' },
    limits: 'newPlaceMailPerPerson=3/1h',
  })
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  // This signs in for the first time, with a program on this machine.
  ana = await service.createPerson()
})

const home = '198.51.100.7'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const from = (address: string, headers: Record<string, string> = {}) =>
  service.anonymous.with({ 'x-forwarded-for': address, ...headers })
/** Signs in with a browser that has this cookie, and returns the token and the new cookie. */
const inBrowser = async (address: string, cookie?: string) => {
  const { email, password } = ana
  const client = from(address, {
    origin: service.url,
    'user-agent': firefox,
    ...(cookie !== undefined && { cookie }),
  })
  const { body, headers } = await client.request('POST', '/api/auth/login', { email, password })
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0]!)
  return {
    token: (body as { accessToken: string }).accessToken,
    all: cookies.join('; '),
    device: cookies.find((pair) => pair.startsWith('accord-device='))!,
  }
}
const told = async () =>
  (await emailsTo(service.context, ana.email)).filter(({ kind }) => kind === 'new_place')
const codeIn = (text: string | null | undefined) => /acm_[\w-]{43}/.exec(text ?? '')![0]
const report = (code: string) => service.anonymous.request('POST', '/api/session-not-me', { code })
const sessions = async () =>
  (await service.context.pool.query('select from sessions where user_id = $1', [ana.id])).rowCount

describe('ASVS 6.3.5: a sign-in is reported by email', () => {
  test('a sign-in in a new browser is reported by email once, with its details and what to do', async () => {
    const { device } = await inBrowser(home)
    const [letter, ...others] = await told()
    expect(others).toEqual([])
    expect(letter!.subject).toBe('New sign-in to your account')
    expect(letter!.text).toMatch(
      /When: [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d\s[AP]M UTC\nDevice: Firefox on Linux\n/,
    )
    expect(letter!.text).toContain(`IP address: ${home}\n`)
    expect(letter!.text).toMatch(/This wasn’t me:\nhttp:\S+\/not-me\?code=acm_/)
    expect(letter!.text).toContain(
      'signs that device out. If you use it within 72 hours, it also removes any sign-in methods',
    )
    expect(letter!.text).toContain('choose a new password now')
    await inBrowser(home, device)
    expect(await told()).toHaveLength(1)
  })

  test('a sign-in in a known browser is reported by email from a new network, but not from neighboring addresses', async () => {
    const { device } = await inBrowser(home)
    const next = await inBrowser('198.51.100.200', device)
    expect(await told()).toHaveLength(1)
    const away = await inBrowser('203.0.113.9', next.device)
    expect(await told()).toHaveLength(2)
    const six = await inBrowser('2001:db8:1:2::3', away.device)
    expect(await told()).toHaveLength(3)
    await inBrowser('2001:db8:1:ffff::9', six.device)
    expect(await told()).toHaveLength(3)
  })

  test('a sign-in by a new program, or from a network that is new to it, is reported by email', async () => {
    await signIn(service.anonymous, ana)
    expect(await told()).toEqual([])
    await signIn(service.anonymous.with({ 'user-agent': 'curl/8.5.0' }), ana)
    expect(await told()).toHaveLength(1)
    await signIn(from(home), ana)
    expect(await told()).toHaveLength(2)
    await signIn(from(home), ana)
    expect(await told()).toHaveLength(2)
  })

  test("the first sign-in to an account isn't reported by email, because everything is new then", async () => {
    expect(await told()).toEqual([])
  })

  test('a sign-in is reported by email even if the account was unused for so long that all locations were forgotten', async () => {
    await service.context.pool.query(
      `update known_networks set expires_at = now() - interval '1 second' where user_id = $1`,
      [ana.id],
    )
    await sweepTable(service.context, 'known_networks')
    await signIn(service.anonymous, ana)
    expect(await told()).toHaveLength(1)
  })

  test('sign-ins are reported by email at most a few times an hour', async () => {
    for (let times = 0; times < 5; times += 1) await inBrowser(`192.0.${times}.1`)
    expect(await told()).toHaveLength(3)
  })
})

describe("reporting a sign-in as someone else's", () => {
  test("reporting a sign-in as someone else's ends that session and forgets the browser, and nothing else", async () => {
    const own = await inBrowser(home)
    const stranger = await inBrowser('203.0.113.9')
    const [letter] = await told()
    expect((await report(codeIn(letter!.text))).status).toBe(200)
    const as = (token: string, cookie: string) =>
      service.anonymous.with({ authorization: token, cookie })
    expect((await as(stranger.token, stranger.all).refused(me)).status).toBe(401)
    expect(await as(own.token, own.all).call(me)).toMatchObject({ id: ana.id })
    expect(await ana.as.call(me)).toMatchObject({ id: ana.id })
    const { data } = await ana.as.call(listActivity, { query: { $limit: 1 } })
    expect(data[0]!.kind).toBe('sign_in_reported')
    // The browser is unrecognized again.
    await inBrowser('203.0.113.9', stranger.device)
    expect(await told()).toHaveLength(3)
  })

  test("reporting a sign-in as someone else's forgets the location, so the same program from there is reported again", async () => {
    await signIn(from('203.0.113.9'), ana)
    expect((await report(codeIn((await told())[0]!.text))).status).toBe(200)
    await signIn(from('203.0.113.9'), ana)
    expect(await told()).toHaveLength(2)
  })

  test("reporting a sign-in as someone else's ends later sessions of the same browser elsewhere and of other browsers there", async () => {
    const first = await inBrowser('203.0.113.9')
    const code = codeIn((await told())[0]!.text)
    await inBrowser('192.0.2.1', first.device)
    await inBrowser('203.0.113.77')
    const before = await sessions()
    expect((await report(code)).status).toBe(200)
    expect(await sessions()).toBe(before! - 3)
    expect(await ana.as.call(me)).toMatchObject({ id: ana.id })
  })

  describe('removes the sign-in methods that the stranger added', () => {
    /** Someone who knows the password adds their own sign-in methods, which lock the owner out. */
    const takenOver = async () => {
      const { accessToken } = await signIn(from('203.0.113.9'), ana)
      const as = service.anonymous.with({ authorization: accessToken })
      const device = new Authenticator({ origin: service.context.config.publicUrl.origin })
      await addedBy({ as }, device)
      await addTotp({ as }, service.context)
      expect((await ana.as.refused(me)).status).toBe(401)
      return { device, code: codeIn((await told())[0]!.text) }
    }
    const passkeySignIn = async (device: Authenticator) => {
      const { options } = await service.anonymous.call(beginPasskeySignIn, { body: {} })
      const credential = device.get(options)
      return service.anonymous.request('POST', '/api/auth/passkey/finish', { credential })
    }

    test('sign-in methods added by a stranger are removed when the sign-in is reported, and lock no one out', async () => {
      const { device, code } = await takenOver()
      expect((await report(code)).status).toBe(200)
      expect((await passkeySignIn(device)).status).toBe(401)
      expect(await sessions()).toBe(0)
      const { accessToken } = await signIn(service.anonymous, ana)
      const as = service.anonymous.with({ authorization: accessToken })
      expect(await as.call(listFactors)).toMatchObject({
        passkeys: [],
        totp: null,
        recoveryCodes: { left: 0, kept: false },
        secondFactor: false,
      })
    })

    test("reporting a sign-in as someone else's removes sign-in methods that the stranger added, but no older ones", async () => {
      await addTotp(ana, service.context)
      const own = await service.context.pool.query('select from totp where user_id = $1', [ana.id])
      expect(own.rowCount).toBe(1)
      const totp = await codeNow(service.context, ana.id)
      await signInTwice(from(home), ana, { totp })
      expect((await report(codeIn((await told())[0]!.text))).status).toBe(200)
      expect(await ana.as.call(listFactors)).toMatchObject({ secondFactor: true })
    })

    test("sign-in methods added by a stranger are removed only within three days, so that the mailbox isn't enough later", async () => {
      const { device, code } = await takenOver()
      await service.context.pool.query(
        `update told_sign_ins set created_at = created_at - interval '73 hours' where user_id = $1`,
        [ana.id],
      )
      expect((await report(code)).status).toBe(200)
      expect((await passkeySignIn(device)).status).toBe(200)
    })
  })

  test("a sign-in can be reported as someone else's only once, even with ten concurrent requests", async () => {
    await inBrowser(home)
    const code = codeIn((await told())[0]!.text)
    expect(statusCodes(await runConcurrently(10, () => report(code)))).toEqual({ 200: 1, 400: 9 })
    const { body } = await service.anonymous.refused(reportSignIn, { body: { code } })
    expect(body).toMatchObject({
      code: 'sign_in_link_invalid',
      message: 'This link has expired or was already used.',
    })
  })

  test("a sign-in can be reported as someone else's for seven days", async () => {
    await inBrowser(home)
    const code = codeIn((await told())[0]!.text)
    const { pool } = service.context
    const { rows } = await pool.query(
      `select extract(epoch from expires_at - created_at)::int as seconds from told_sign_ins
       where user_id = $1`,
      [ana.id],
    )
    expect(rows).toEqual([{ seconds: 7 * 86_400 }])
    await pool.query('update told_sign_ins set expires_at = now() where user_id = $1', [ana.id])
    expect((await report(code)).status).toBe(400)
    await sweepTable(service.context, 'told_sign_ins')
    const left = await pool.query('select from told_sign_ins where user_id = $1', [ana.id])
    expect(left.rowCount).toBe(0)
  })
})

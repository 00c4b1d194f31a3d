import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  finishPasskeySignIn,
} from '@accord/contract/own-passkeys.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compileCache } from '#testing/helpers/accord-process.ts'
import { Authenticator } from '#testing/helpers/authenticator.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

const run = promisify(execFile)
let service: TestService

beforeAll(async () => {
  service = await startTestService({ environment: { PUBLIC_URL: 'http://127.0.0.1:5005' } })
})
afterAll(() => service[Symbol.asyncDispose]())

describe('passkeys on an IP address', () => {
  const off = {
    status: 409,
    body: { code: 'passkeys_off', message: "Passkeys aren't available at this web address." },
  }

  test('passkeys are off on an IP address, and a message explains why', async () => {
    const ana = await service.createPerson()
    expect(await ana.as.refused(beginPasskey, { body: {} })).toMatchObject(off)
    expect(await service.anonymous.refused(beginPasskeySignIn, { body: {} })).toMatchObject(off)
  })

  test('no passkey can be added or used to sign in on an IP address', async () => {
    const ana = await service.createPerson()
    const key = new Authenticator({ origin: 'http://127.0.0.1:5005' })
    const asked = { challenge: 'AAAA', rp: { id: '127.0.0.1' }, user: { id: 'AAAA' } }
    const body = { name: 'Phone', credential: key.create(asked) }
    expect((await ana.as.refused(addPasskey, { body })).status).toBe(400)
    const credential = key.get({ challenge: 'AAAA', rpId: '127.0.0.1' })
    const refused = await service.anonymous.refused(finishPasskeySignIn, { body: { credential } })
    expect(refused.status).toBe(401)
  })

  test("the console's settings state that passkeys are off on an IP address", async () => {
    const settingsAt = async ({ url }: TestService) =>
      (await (await fetch(`${url}/sign-in`)).text()).replaceAll('&quot;', '"')
    expect(await settingsAt(service)).toContain('"passkeys":false')
    const named = await startTestService({ beside: service })
    expect(await settingsAt(named)).toContain('"passkeys":true')
    await named[Symbol.asyncDispose]()
  })
})

test(
  "the library for passkeys isn't loaded before the first one is used",
  { tags: ['long'] },
  async () => {
    const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context) } })
    await import('#app.ts')
    await import('#run-service.ts')
    console.log(JSON.stringify(loaded.filter((url) => url.includes('simplewebauthn'))))
    await (await import('#factors/passkeys/webauthn.ts')).webauthn()
    console.log(loaded.some((url) => url.includes('simplewebauthn')))`
    const cwd = new URL('../../..', import.meta.url)
    const env = { ...process.env, NODE_COMPILE_CACHE: compileCache }
    const { stdout } = await run('node', ['--input-type=module', '-e', program], { cwd, env })
    expect(stdout.trim().split('\n')).toEqual(['[]', 'true'])
  },
)

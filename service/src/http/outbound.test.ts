import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Receiver, startReceiver } from '#testing/helpers/receiver.ts'
import { NotPublic, postForm } from './outbound.ts'

let receiver: Receiver

beforeAll(async () => {
  receiver = await startReceiver()
})
beforeEach(() => {
  Object.assign(receiver, { received: [], answerWith: 200 })
})
afterAll(() => receiver[Symbol.asyncDispose]())

const here = { local: true }
const inPublic = { local: false }
const form = { logout_token: 'a.b.c+/=' }

describe('a posted form', () => {
  test('a posted form arrives as a form, and only the status is returned', async () => {
    receiver.answerWith = 204
    expect(await postForm(here, { to: `${receiver.url}/hear?a=1`, form })).toBe(204)
    expect(receiver.received).toEqual([
      {
        path: '/hear?a=1',
        contentType: 'application/x-www-form-urlencoded',
        form: new URLSearchParams(form),
      },
    ])
  })

  test("redirects aren't followed when a form is posted", async () => {
    Object.assign(receiver, { answerWith: 307, leadsTo: `${receiver.url}/elsewhere` })
    expect(await postForm(here, { to: receiver.url, form })).toBe(307)
    expect(receiver.received).toHaveLength(1)
  })

  test("a posted form is canceled by the signal while the receiver doesn't respond", async () => {
    receiver.answerWith = undefined
    const stop = new AbortController()
    const sent = postForm(here, { to: receiver.url, form, signal: stop.signal })
    await expect.poll(() => receiver.received.length).toBe(1)
    stop.abort()
    await expect(sent).rejects.toThrow()
  })
})

describe('an address that only the service can reach', () => {
  const port = () => new URL(receiver.url).port

  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '169.254.169.254',
    '[fd00:ec2::254]',
    '10.0.0.1',
    '192.168.0.1',
    // This name resolves to an address of this machine.
    'localhost',
  ])('no requests are sent to an internal address: %s', async (host) => {
    const sent = postForm(inPublic, { to: `https://${host}:${port()}/`, form })
    await expect(sent).rejects.toBeInstanceOf(NotPublic)
    expect(receiver.received).toEqual([])
  })

  test.each(['http://app.example/', 'ftp://app.example/', 'file:///etc/passwd'])(
    'no unencrypted requests are sent to an internal address: %s',
    async (to) => {
      await expect(postForm(inPublic, { to, form })).rejects.toBeInstanceOf(NotPublic)
    },
  )
})

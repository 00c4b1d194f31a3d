import type { RequestOptions } from '@accord/contract/factors.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestPasskey, makePasskey, signalKeptPasskeys, cancelPasskeyRequest } from './passkey.ts'

type PendingRequest = CredentialRequestOptions & { answer: (credential: unknown) => void }

const options = {} as RequestOptions
const credential = { toJSON: () => ({ id: 'a passkey' }) }
let pending: PendingRequest | undefined

/**
 * Behaves like a browser, which allows one request at a time. The next one is rejected until the first one is canceled.
 */
function request(asked: CredentialRequestOptions): Promise<unknown> {
  if (pending) return Promise.reject(new DOMException('already pending', 'OperationError'))
  return new Promise((resolve, reject) => {
    const mine = { ...asked, answer: settled(resolve) }
    pending = mine
    const giveUp = settled(() => reject(asked.signal!.reason as Error))
    asked.signal!.addEventListener('abort', giveUp)
  })
}

function settled<Value>(then: (value: Value) => void) {
  return (value: Value) => {
    pending = undefined
    then(value)
  }
}

function refuseBy(name: string) {
  const get = () => Promise.reject(new DOMException('', name))
  vi.stubGlobal('navigator', { credentials: { get, create: get } })
}

beforeEach(() => {
  pending = undefined
  vi.stubGlobal('navigator', { credentials: { get: request, create: request } })
  vi.stubGlobal('PublicKeyCredential', {
    parseRequestOptionsFromJSON: (given: unknown) => given,
    parseCreationOptionsFromJSON: (given: unknown) => given,
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the button’s passkey request replaces the one in the address field', async () => {
  const autofill = requestPasskey(options, 'autofill')
  expect(pending?.mediation).toBe('conditional')
  const button = requestPasskey(options)
  expect(pending?.mediation).toBeUndefined()
  pending!.answer(credential)
  expect(await button).toEqual({ id: 'a passkey' })
  expect(await autofill).toBeUndefined()
})

test('a late passkey offer in the fields is canceled if a dialog is open', async () => {
  const button = requestPasskey(options)
  expect(await requestPasskey(options, 'autofill')).toBeUndefined()
  pending!.answer(credential)
  expect(await button).toEqual({ id: 'a passkey' })

  void requestPasskey(options, 'autofill')
  expect(pending?.mediation).toBe('conditional')
})

test('a replaced passkey request doesn’t cancel its successor', async () => {
  const autofill = requestPasskey(options, 'autofill')
  const button = requestPasskey(options)
  await autofill
  cancelPasskeyRequest()
  expect(await button).toBeUndefined()
})

test.each(['AbortError', 'NotAllowedError'])('%s means that the person canceled', async (name) => {
  refuseBy(name)
  expect(await requestPasskey(options)).toBeUndefined()
  expect(await makePasskey(options as never)).toBeUndefined()
})

test('a device that can’t find passkeys without IDs is treated like a device without passkeys', async () => {
  refuseBy('NotSupportedError')
  expect(await requestPasskey(options)).toBeUndefined()
  await expect(makePasskey(options as never)).rejects.toThrow()
})

test('any other browser error is thrown', async () => {
  refuseBy('SecurityError')
  await expect(requestPasskey(options)).rejects.toThrow()
})

test('a browser without passkey signals causes no error', async () => {
  await signalKeptPasskeys({ rpId: 'id.example', userId: 'dXNlcg', allAcceptedCredentialIds: [] })
})

import { passkeyKnown, passkeyRefused, tooManyPasskeys } from '@accord/contract/own-passkeys.ts'
import { expect, test } from 'vitest'
import { ApiError, unreachable } from '../../api/api-error.ts'
import { mayBeThere } from './factors.api.ts'

test('a device is asked to forget a passkey only if the service certainly doesn’t have it', () => {
  const kept = [{ status: unreachable }, { status: 500 }, { status: 503 }, passkeyKnown]
  const forgotten = [passkeyRefused, tooManyPasskeys, { status: 429 }]
  expect(kept.filter((answer) => !mayBeThere(new ApiError(answer)))).toEqual([])
  expect(forgotten.filter((answer) => mayBeThere(new ApiError(answer)))).toEqual([])
  expect(mayBeThere(new Error('given up'))).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { ApiError, explainError, rateLimitMessage, unreachable } from './api-error.ts'
import { readAnswer } from './read-answer.ts'

const refused = (status: number, body: string, headers: Record<string, string> = {}) =>
  readAnswer(new Response(body, { status, headers })).catch((error: unknown) => error)

describe('the message of an error', () => {
  test('DLG-3: an error that isn’t a response gets the general message', () => {
    expect(explainError(new TypeError('x is not a function'))).toBe('Something went wrong!')
    expect(explainError(undefined)).toBe('Something went wrong!')
  })

  test('DLG-3: an unreachable service has its own message', () => {
    expect(explainError(new ApiError({ status: unreachable }))).toBe(
      'We were unable to process your request. Please try again later.',
    )
  })

  test.each([
    [500, 'Internal server error. Please try again later.'],
    [503, 'Internal server error. Please try again later.'],
    [404, 'Not found'],
    [403, 'Access denied'],
    [400, 'Bad request'],
  ])(
    'DLG-4: status %i without a message gets the specification’s message',
    async (status, sentence) => {
      expect(explainError(await refused(status, '<h1>proxy</h1>'))).toBe(sentence)
    },
  )

  test('DLG-4: any other status shows the status and the body', async () => {
    expect(explainError(await refused(418, '{"tea":"short and stout"}'))).toBe(
      'HTTP error 418 {"tea":"short and stout"}',
    )
    expect(explainError(await refused(418, ''))).toBe('HTTP error 418')
  })

  test('DLG-4: a string body or its message field is shown', async () => {
    expect(explainError(await refused(409, '"Already taken."'))).toBe('Already taken.')
    expect(explainError(await refused(500, '{"message":"Try at noon."}'))).toBe('Try at noon.')
  })

  test.each([400, 403, 404, 409, 418, 500, 503])(
    'DLG-4 a body of plain text is shown unchanged with any status (%i)',
    async (status) => {
      expect(explainError(await refused(status, 'The ledger is closed.\n'))).toBe(
        'The ledger is closed.',
      )
    },
  )

  test.each(['<!doctype html><p>Gateway', ' <h1>proxy</h1>', '{"code":', '[1,', 'x'.repeat(501)])(
    "DLG-4: a body that isn't written for people gets the general message: %s",
    async (body) => {
      expect(explainError(await refused(502, body))).toBe(
        'Internal server error. Please try again later.',
      )
    },
  )

  test.each(['<!doctype html><p>Sign in to this network', '', 'null', '"fine"'])(
    'DLG-3: a success response without a usable body gets the general message: %s',
    async (body) => {
      const error = await refused(200, body)
      expect(error).toBeInstanceOf(Error)
      expect(explainError(error)).toBe('Something went wrong!')
    },
  )

  test.each([
    ['1', '1 second'],
    ['59', '59 seconds'],
    ['60', '1 minute'],
    ['61', '2 minutes'],
    ['3095', '52 minutes'],
    ['3541', '1 hour'],
    ['3601', '2 hours'],
    ['86400', '24 hours'],
  ])('a rate limit says when to try again: %s seconds as %s', async (seconds, time) => {
    const error = await refused(429, '{"message":"Too many attempts."}', { 'retry-after': seconds })
    expect(explainError(error)).toBe(`Too many attempts. Try again in ${time}.`)
    expect(rateLimitMessage(error)).toBe(`Too many attempts. Try again in ${time}.`)
  })

  test('a rate limit without a waiting time in seconds shows only its message', async () => {
    for (const headers of [
      {},
      { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' },
      { 'retry-after': '0' },
    ]) {
      const error = await refused(429, '{"message":"Too many attempts."}', headers)
      expect(explainError(error)).toBe('Too many attempts.')
    }
  })

  test('only a rate limit shows a waiting time', async () => {
    const error = await refused(503, '{"message":"Later."}', { 'retry-after': '2' })
    expect(explainError(error)).toBe('Later.')
    expect(rateLimitMessage(error)).toBeUndefined()
  })
})

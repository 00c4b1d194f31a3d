import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leaveForAnswer } from './redirects.ts'

const replace = vi.fn<(address: string) => void>()

beforeEach(() => vi.stubGlobal('location', { origin: 'https://id.example', replace }))
afterEach(() => {
  vi.unstubAllGlobals()
  replace.mockReset()
})

describe('APV-10: the destination of an approval’s response', () => {
  test('the response to an approval goes to the application’s address with the longest state', () => {
    const address = `https://acme.example/back?code=c&state=${'%20'.repeat(2048)}`
    void leaveForAnswer(address)
    expect(replace).toHaveBeenCalledExactlyOnceWith(address)
  })

  test.each(['data:text/html,hello', '/back', '', 'https://user:pass@acme.example'])(
    'a response never goes to %s',
    (address) => {
      expect(() => leaveForAnswer(address)).toThrow('The response has no valid address.')
      expect(replace).not.toHaveBeenCalled()
    },
  )
})

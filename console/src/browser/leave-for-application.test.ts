import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leaveForApplication } from './leave-for-application.ts'

const replace = vi.fn<(address: string) => void>()

beforeEach(() => vi.stubGlobal('location', { origin: 'https://id.example', replace }))
afterEach(() => {
  vi.unstubAllGlobals()
  replace.mockReset()
})

const script = ['javascript', 'alert(1)'].join(':')

describe('APV-10: the destination of an approval’s response', () => {
  test.each([
    'https://acme.example/back?code=c&state=s',
    'com.example.app:/callback?code=c&state=s',
    'com.example.app://signed-in/callback?code=c',
  ])('the response to an approval goes to %s', (address) => {
    void leaveForApplication(address)
    expect(replace).toHaveBeenCalledExactlyOnceWith(address)
  })

  test.each([
    script,
    `${script}//com.example.app:/callback`,
    script.replace(':', '.example:/'),
    'data:text/html,hello',
    'file:///etc/passwd',
    'myapp:/callback',
    'https.example:/callback',
    'com.example.app://ana:pw@host/callback',
    '/back',
  ])('the response to an approval never goes to %s', (address) => {
    expect(() => leaveForApplication(address)).toThrow('The response has no valid address.')
    expect(replace).not.toHaveBeenCalled()
  })
})

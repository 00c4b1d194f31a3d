import { describe, expect, test } from 'vitest'
import { addressWith } from './approvals.rules.ts'

describe('the address of a response', () => {
  test("a response is added after the address's own query, which stays unchanged", () => {
    const answer = { code: 'a b', state: 'ü&' }
    expect(addressWith('https://app.example/x', answer)).toBe(
      'https://app.example/x?code=a+b&state=%C3%BC%26',
    )
    expect(addressWith('https://app.example/?a=b%20c+d&e', answer)).toBe(
      'https://app.example/?a=b%20c+d&e&code=a+b&state=%C3%BC%26',
    )
  })

  test('a response replaces parameters of the same name', () => {
    const address = new URL(addressWith('https://app.example/?code=x&a=1&code=y', { code: 'z' }))
    expect([...address.searchParams]).toEqual([
      ['a', '1'],
      ['code', 'z'],
    ])
  })
})

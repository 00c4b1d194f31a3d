import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { Code, DeepPaging, Email, Id, Paging, relations } from './fields.ts'

const first = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message

describe('an email address', () => {
  test.each([
    ['  Ana@Example.COM ', 'ana@example.com'],
    ["o'brien+news@mail.example.co.uk", "o'brien+news@mail.example.co.uk"],
    ['\tx@y.zz\n', 'x@y.zz'],
  ])('API-5: the email address %j becomes %j', (typed, normal) => {
    expect(z.parse(Email, typed)).toBe(normal)
  })

  test.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@-example.com',
    'ana@example-.com',
    'ana@exam ple.com',
    'a b@example.com',
    'ana@example..com',
    'ana@example.com.',
    'ana,theo@example.com',
    'ana<x@example.com>',
    '"ana"@example.com',
    'anä@example.com',
    'ana@example.com\r\nBcc: x@example.com',
  ])("%j isn't a valid email address", (typed) => {
    expect(first(Email, typed)).toBe('Enter a valid email address.')
  })

  test("an email address is reported as missing if it's empty or not a text", () => {
    for (const typed of ['', '   ', undefined, null, 7, ['a@b.cc'], {}]) {
      expect(first(Email, typed)).toBe('Enter an email address.')
    }
  })

  test('an email address has at most 254 characters', () => {
    const longest = `${'a'.repeat(242)}@example.com`
    expect(z.parse(Email, longest)).toBe(longest)
    expect(first(Email, `a${longest}`)).toBe('Use at most 254 characters.')
  })
})

describe('paging', () => {
  test('API-4: paging starts at 0 with 20 items by default', () => {
    expect(z.parse(Paging, {})).toEqual({ $skip: 0, $limit: 20 })
    expect(z.parse(Paging, { $skip: '40', $limit: '100' })).toEqual({ $skip: 40, $limit: 100 })
  })

  test.each([
    [{ $limit: '0' }, 'This value must be a whole number from 1 to 100.'],
    [{ $limit: ['1', '2'] }, 'This value must be a whole number from 1 to 100.'],
    [{ $limit: '101' }, 'This value must be a whole number from 1 to 100.'],
    [{ $skip: '-1' }, 'This value must be a whole number from 0 to 100000.'],
    [{ $skip: '1.5' }, 'This value must be a whole number from 0 to 100000.'],
    [{ $skip: 'x' }, 'This value must be a whole number from 0 to 100000.'],
    [{ $skip: ['1', '2'] }, 'This value must be a whole number from 0 to 100000.'],
    [{ $skip: '100001' }, 'This value must be a whole number from 0 to 100000.'],
  ])('paging rejects %j', (query, sentence) => {
    expect(first(Paging, query)).toBe(sentence)
  })

  test('later pages can be requested in lists that stay fast', () => {
    expect(z.parse(DeepPaging, { $skip: '10000000' })).toEqual({ $skip: 10_000_000, $limit: 20 })
    expect(first(DeepPaging, { $skip: '10000001' })).toBe(
      'This value must be a whole number from 0 to 10000000.',
    )
    expect(first(DeepPaging, { $limit: '101' })).toBe(
      'This value must be a whole number from 1 to 100.',
    )
  })

  test('paging rejects unknown fields', () => {
    expect(z.safeParse(Paging, { skip: '1' }).success).toBe(false)
  })
})

describe('embedded relations', () => {
  const unknown = "This relation doesn't exist. Use profile or profile.organization."
  const With = relations(['profile', 'profile.organization'], unknown)

  test('one or several relations of the list can be embedded', () => {
    expect(z.parse(With, 'profile')).toEqual(['profile'])
    expect(z.parse(With, 'profile,profile.organization')).toEqual([
      'profile',
      'profile.organization',
    ])
  })

  test.each([
    'a.b.c.d.e.f.g.h.i',
    'profile.organization.owner',
    'profile,secret',
    'profile,',
    'profile, profile.organization',
    'Profile',
    '__proto__',
    '',
  ])('embedding rejects %j and names the known relations', (text) => {
    expect(first(With, text)).toBe(unknown)
  })

  test('embedding rejects other types and very long text', () => {
    for (const value of [['profile', 'profile'], { profile: 1 }, 7, 'a,'.repeat(200)]) {
      expect(first(With, value)).toBe("This relation doesn't exist.")
    }
  })
})

describe('ids and codes', () => {
  test('an id is a UUID', () => {
    expect(first(Id, '42')).toBe("This isn't a valid ID.")
    expect(z.safeParse(Id, 'c2b7d4b0-6a55-4c1c-9f6e-0d6d3d1b6c11').success).toBe(true)
  })

  test('a code is never trimmed, and its length is limited', () => {
    expect(z.parse(Code, ' acc_x ')).toBe(' acc_x ')
    expect(first(Code, '')).toBe('The code is missing.')
    expect(first(Code, 'x'.repeat(201))).toBe("This isn't a valid code.")
  })
})

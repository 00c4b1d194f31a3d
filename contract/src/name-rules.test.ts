import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { callsByFeature } from './all-calls.ts'
import type { Call } from './call.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { publicName, requiredName } from './fields.ts'

const Name = publicName('Enter your name.', 100)
const fault = (name: unknown) => z.safeParse(Name, name).error?.issues[0]?.message

const hiddenCharacters = "The name can't contain hidden characters."
const withLink = "The name can't contain a link."

/** Generates any characters, with more invisible ones than by chance. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from('a.:/w \u200b\u200d\ufe0f\u202e\u3164\u2800\u0301\n👩😀ب')),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 40,
})

describe('a name', () => {
  test('API-5: a name is trimmed', () => {
    expect(z.parse(Name, '  Ana Maria \t')).toBe('Ana Maria')
  })

  test('a name is reported as missing if it contains only spaces', () => {
    for (const typed of ['', ' ', '\u3000\u00a0', '\u200e\u200f', undefined, 4, null]) {
      expect(fault(typed)).toBe('Enter your name.')
    }
  })

  test('direction marks, which copied text often contains, are removed from a name', () => {
    expect(z.parse(Name, '\u200fדנה כהן\u200e')).toBe('דנה כהן')
  })

  test('a name has at most 100 characters after trimming', () => {
    expect(z.parse(Name, ` ${'a'.repeat(100)} `)).toHaveLength(100)
    expect(fault('a'.repeat(101))).toBe('Use at most 100 characters.')
  })

  test("a name isn't checked further if it's too long", () => {
    // A joiner with nothing to join is also an error, but a longer text would make it slow to find.
    const { issues } = z.safeParse(Name, '👩\u200d'.repeat(7000)).error!
    expect(issues.map(({ message }) => message)).toEqual(['Use at most 100 characters.'])
  })

  test("a name stays the same when it's parsed again", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const once = z.safeParse(Name, typed)
        if (once.success) expect(z.parse(Name, once.data)).toBe(once.data)
      }),
    )
  })
})

describe('names of people and organizations', () => {
  test.each([
    'Zoë',
    "O'Neill-Šimić",
    '王小明',
    'محمد',
    'דָּנָה כֹּהֵן',
    'Nguyễn',
    'می\u200cخواهم',
    'ක්\u200dරි',
    'श\u094d\u200dर\u0940',
    '葛\u{e0100}飾',
    '👩‍🚀 Mission ❤️',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} United',
    '1️⃣ First',
    'St. John’s / Northside',
    "St. John's / Northside",
    'A.B.C. Ltd',
    'A.B./C.D.',
    'Dr. Ana',
    'Acme Inc.',
    'Inc./Ltd.',
    'and/or',
    'AC/DC',
    '24/7 No. 1.5/2',
    'Müller & Söhne',
    'Yahoo!',
    'Booking.com',
    'Node.js: a user group',
    'Awww. Nice',
    '<img src=x onerror=alert(1)> "& Sons"',
  ])('names of people and organizations are accepted unchanged: %s', (name) => {
    expect(z.parse(Name, name)).toBe(name)
  })

  test('names of people and organizations are accepted in any script', () => {
    const letters = fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(letters, (typed) => {
        fc.pre(/^[\p{L}\p{N} ]+$/u.test(typed) && typed.trim() !== '')
        // Some characters are letters by their class but are invisible.
        fc.pre(!/\p{Default_Ignorable_Code_Point}/u.test(typed))
        expect(z.parse(Name, typed)).toBe(typed.trim())
      }),
    )
  })
})

describe('a name with hidden characters', () => {
  test.each([
    ['a zero-width space', '\u200b'],
    ['a Hangul filler', '\u3164'],
    ['fillers of half width and of old Hangul', '\uffa0\u115f\u1160'],
    ['a blank of Braille', '\u2800'],
    ['marks with nothing to combine with', '\u0301\u0308'],
    ['tags without their flag', '\u{e0041}\u{e006e}\u{e0061}'],
    ['a joiner', '\u200d'],
    ['a soft hyphen', '\u00ad'],
    ['a variation selector', '\ufe0f'],
  ])('a name is rejected if it consists only of %s', (_what, name) => {
    expect(fault(name)).toBe(hiddenCharacters)
    expect(fault(` ${name}${name} `)).toBe(hiddenCharacters)
  })

  test.each([
    ['a line break', '\n'],
    ['a carriage return and a header', '\r\nBcc: '],
    ['a tab', '\t'],
    ['NUL', '\0'],
    ['an escape', '\u001b[31m'],
    ['a C1 control character', '\u0085'],
    ['a line separator', '\u2028'],
    ['a direction override', '\u202e'],
    ['an isolate', '\u2066'],
    ['a zero-width space', '\u200b'],
    ['a joiner between Latin letters', '\u200d'],
    ['a variation selector after a letter', '\ufe01'],
    ['a tag', '\u{e0041}'],
    ['a Hangul filler', '\u3164'],
    ['half a character', '\ud83d'],
    ['an annotation', '\ufff9'],
  ])('a name is rejected if it contains %s', (_what, character) => {
    expect(fault(`Ana${character}Maria`)).toBe(hiddenCharacters)
  })

  test('a name with hidden characters is never accepted, for any input', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const { success, data } = z.safeParse(Name, typed)
        if (!success) return
        expect(data).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u)
        expect(data).not.toMatch(
          /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f]/u,
        )
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a name with a link', () => {
  const links = [
    'https://evil.example',
    'HTTP://EVIL.EXAMPLE',
    'accord://x',
    'www.evil.example',
    'WWW.evil',
    'evil.example/x',
    'bit.ly/3abc',
    'evil.example:8443/',
    'sub.evil.co.uk/',
    'evil.xn--p1ai/x',
    'пример.рф/вход',
    '203.0.113.9/x',
    'ｈｔｔｐｓ：／／evil',
    'ｗｗｗ．evil',
    'evil．example／x',
    'evil。example/x',
    'evil.example./x',
    'evil.भारत/x',
    'evil.example?x=1',
    'evil.example#x',
    String.raw`https:\\evil`,
    String.raw`evil.example\x`,
    '_www.evil',
  ]

  test.each(links)('a name with a link is rejected: %s', (name) => {
    expect(fault(name)).toBe(withLink)
  })

  test.each([
    ['mailto:', withLink],
    ['Write to MAILTO:help', withLink],
    ['help@evil.example', "The name can't contain an @ sign."],
    ['＠help', "The name can't contain an @ sign."],
  ])('a name with something like an email address is rejected: %s', (name, sentence) => {
    expect(fault(name)).toBe(sentence)
  })

  test('a name can contain @ if only its owner reads it', () => {
    const own = requiredName('Enter a name for the passkey.', 100)
    expect(z.parse(own, 'ana@laptop')).toBe('ana@laptop')
  })

  test('a name with a link is rejected at any position of the link', () => {
    const words = fc.constantFrom('', 'Acme', 'Win a prize:', '(', 'St. John’s', '王', '👩‍🚀')
    fc.assert(
      fc.property(words, fc.constantFrom(...links), words, (before, name, after) => {
        expect(fault(`${before} ${name} ${after}`)).toBe(withLink)
      }),
    )
  })
})

describe('every name that a call accepts', () => {
  const calls = Object.values(callsByFeature).flatMap((feature) =>
    Object.entries(feature as Record<string, Call>),
  )
  const named = calls.flatMap(([name, { body }]) =>
    ['name', 'firstName', 'lastName']
      .filter((field) => body && complaintAbout(body, field, '') !== "This field isn't recognized.")
      .map((field) => ({ name, field, body: body! })),
  )

  test('every name that a call accepts is found for people, organizations, applications, and networks', () => {
    const found = named.map(({ name, field }) => `${name} ${field}`)
    for (const each of [
      'createApplication name',
      'createNetwork name',
      'createOrganization name',
      'signUp firstName',
      'signUp lastName',
      'updateApplication name',
      'updateNetwork name',
      'updateOrganization name',
      'updateUser firstName',
      'updateUser lastName',
    ]) {
      expect(found).toContain(each)
    }
  })

  test.each(named)('$field of $name rejects links and hidden characters', ({ body, field }) => {
    expect(complaintAbout(body, field, 'www.evil.example')).toBe(withLink)
    expect(complaintAbout(body, field, 'Ana\u202e')).toBe(hiddenCharacters)
    expect(complaintAbout(body, field, 'Zoë')).toBeUndefined()
  })

  function complaintAbout(body: z.core.$ZodType, field: string, value: string) {
    const issues = z.safeParse(body, { [field]: value }).error?.issues ?? []
    return fieldErrorsOf(issues)[field]
  }
})

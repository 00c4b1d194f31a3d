import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstBrokenRule, passwordRules } from './password-rules.ts'

const email = 'ana.duarte@northside.example'
const sentences = {
  length: 'Password must be at least 8 characters',
  letters: 'Password must contain both uppercase and lowercase letters',
  number: 'Password must contain at least one number',
  special: 'Password must contain at least one special character',
  identical: 'Password cannot contain three identical characters in a row',
  consecutive: 'Password cannot contain three consecutive characters',
  email: 'Password cannot contain your email address',
}

describe('a good password', () => {
  test.each(['Harbour-42-Lantern', 'Xk7!Xk7!', 'Zoë-Brücke-9', 'pass Word 7 (x)'])(
    '%s breaks no password rule',
    (password) => {
      expect(firstBrokenRule(password, email)).toBeUndefined()
    },
  )
})

describe('a password that breaks a rule', () => {
  test.each([
    ['PW-1', 'Xk7!Xk7', sentences.length],
    ['PW-1', '', sentences.length],
    ['PW-2', 'xk7!xk7!', sentences.letters],
    ['PW-2', 'XK7!XK7!', sentences.letters],
    ['PW-3', 'Harbour-Lantern', sentences.number],
    ['PW-4', 'Harbour42Lantern', sentences.special],
    ['PW-4', 'Harbour42 Lantern', sentences.special],
    ['PW-5', 'Haaarbour-42', sentences.identical],
    ['PW-5', 'Harbour---42', sentences.identical],
    ['PW-6', 'Harbour-abc-42', sentences.consecutive],
    ['PW-6', 'Harbour-xYz-42', sentences.consecutive],
    ['PW-6', 'Harbour-789-x', sentences.consecutive],
    ['PW-7', 'Ana.Duarte-42', sentences.email],
    ['PW-7', 'x-ANA.DUARTE@NORTHSIDE.EXAMPLE-4', sentences.email],
  ])('%s: the password %s is rejected with its own message', (_row, password, sentence) => {
    expect(firstBrokenRule(password, email)).toBe(sentence)
  })

  test('PW-1: eight characters are enough for a password, and an emoji counts as one', () => {
    expect(firstBrokenRule('Xk7!Xk7🙂', email)).toBeUndefined()
  })

  test('PW-4: each of the listed characters is a special character', () => {
    for (const special of String.raw`-_+;~=!@#$%^&*(),.?":{}|<>`) {
      expect(firstBrokenRule(`Harbour42Lantern${special}`, email)).toBeUndefined()
    }
  })

  test('PW-5: a password can have two identical characters in a row, and the same letter in two cases', () => {
    expect(firstBrokenRule('Haarbour-42--Aa', email)).toBeUndefined()
  })

  test('PW-6: a password can have descending, mixed, and gapped runs', () => {
    for (const password of [
      'Harbour-cba-42',
      'Harbour-321-x',
      'Harbour-a1b-2',
      'Harbour-ace-135',
    ]) {
      expect(firstBrokenRule(password, email)).toBeUndefined()
    }
  })

  test('PW-7: no password contains an empty email address', () => {
    expect(firstBrokenRule('Harbour-42-Lantern', '')).toBeUndefined()
    expect(firstBrokenRule('Harbour-42-Lantern', ' @')).toBeUndefined()
  })
})

describe('the order of the rules', () => {
  test('PW-1, PW-2, PW-3, PW-4, PW-5, PW-6, PW-7: the password rules have the order of the specification', () => {
    expect(passwordRules.map((rule) => rule.sentence)).toEqual(Object.values(sentences))
  })

  test('the first broken password rule decides which message is shown', () => {
    expect(firstBrokenRule('aaa', email)).toBe(sentences.length)
    expect(firstBrokenRule('aaaaaaaa', email)).toBe(sentences.letters)
    expect(firstBrokenRule('aaaaAAAA', email)).toBe(sentences.number)
    expect(firstBrokenRule('aaaAAA11', email)).toBe(sentences.special)
    expect(firstBrokenRule('aaaabcA1!', email)).toBe(sentences.identical)
    expect(firstBrokenRule('abcA1!ana.duarte', email)).toBe(sentences.consecutive)
  })
})

describe('the rules agree with an independent implementation', () => {
  // Characters that matter to the rules occur far more often than others.
  const character = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...Array.from('abcdeABCDE0123489-_!."{}|<> ')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.constantFrom('ana', 'ABC', '111', 'ana@x.example', 'é', 'Ä') },
  )
  const typed = fc.array(character, { maxLength: 14 }).map((parts) => parts.join(''))

  test('PW1, PW-1, PW-2, PW-3, PW-4, PW-5, PW-6, PW-7: the password rules agree with an independent implementation on 20,000 passwords', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom('ana@x.example', 'b@x.example', ''), (password, owner) => {
        expect(firstBrokenRule(password, owner)).toBe(oracle(password, owner))
      }),
      { numRuns: 20_000 },
    )
  })
})

/** Checks each character, without sharing a regular expression with the rules. */
function oracle(password: string, owner: string): string | undefined {
  const characters = Array.from(password)
  const is = (from: string, to: string) => (c: string | undefined) =>
    c !== undefined && c.length === 1 && c >= from && c <= to
  const digit = is('0', '9')
  const letter = (c: string | undefined) => is('a', 'z')(c) || is('A', 'Z')(c)
  const follows = (one: string, next: string) =>
    next.toLowerCase().charCodeAt(0) - one.toLowerCase().charCodeAt(0) === 1
  const threes = characters
    .slice(2)
    .map((third, at) => [characters[at]!, characters[at + 1]!, third] as const)

  if (characters.length < 8) return sentences.length
  if (!characters.some((c) => isCased(c, 'upper')) || !characters.some((c) => isCased(c, 'lower')))
    return sentences.letters
  if (!characters.some(digit)) return sentences.number
  if (!characters.some((c) => '-_+;~=!@#$%^&*(),.?":{}|<>'.includes(c))) return sentences.special
  if (threes.some(([a, b, c]) => a === b && b === c)) return sentences.identical
  const sameKind = (three: readonly string[]) => three.every(digit) || three.every(letter)
  if (threes.some((t) => sameKind(t) && follows(t[0], t[1]) && follows(t[1], t[2])))
    return sentences.consecutive
  const local = owner.split('@')[0]!
  if (local !== '' && password.toLowerCase().split(local).length > 1) return sentences.email
  return undefined
}

function isCased(c: string, wanted: 'upper' | 'lower'): boolean {
  return wanted === 'upper' ? /^\p{Lu}$/u.test(c) : /^\p{Ll}$/u.test(c)
}

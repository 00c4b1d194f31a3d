import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mandatedTexts } from './mandated-texts.ts'
import { inProject } from './project-folder.ts'
import { readTexts } from './texts.ts'
import {
  baselineFile,
  countByFile,
  findWording,
  printFinding,
  problemsOf,
  sentencesOf,
} from './wording.ts'

const texts = readTexts(inProject())

test('texts are in plain English: `node scripts/wording.ts FILE` lists what to rewrite', () => {
  // The baseline contains the number of findings in files that haven't been rewritten yet. Delete it with the last of
  // them.
  const baseline = existsSync(baselineFile)
    ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Record<string, number>)
    : {}
  const findings = findWording(texts)
  const counts = countByFile(findings)
  const added = findings.filter(({ file }) => counts[file]! > (baseline[file] ?? 0))
  expect(added.map(printFinding)).toEqual([])
})

test('the check reads every sentence of the console', () => {
  const file = inProject('console', 'public', 'locales', 'en-US.json')
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const sentences = Object.values(catalogue)
  const read = new Set(texts.map(({ text }) => text))
  const mandated = new Set(mandatedTexts.map(({ text }) => text))
  expect(sentences.filter((text) => !read.has(text) && !mandated.has(text))).toEqual([])
})

test.each([
  ['email', 'Verify your new e-mail address', 'Verify your new email address'],
  ['command', 'run pending migrations and exit'],
  ['reference', 'The SHA-256 hash of the file, in hex.'],
  ['contract', 'Access denied'],
  ['docs', 'Changelog'],
] as const)('the check reads texts of the kind %s', (kind, ...either) => {
  const read = texts.filter((text) => text.kind === kind).map(({ text }) => text)
  expect(read.some((text) => (either as readonly string[]).includes(text))).toBe(true)
})

describe('a sentence with a problem', () => {
  test.each([
    'Whoever manages an organization opens it.',
    'Invitations will stand here.',
    'The person who invited you is told.',
    'This is the last letter that you get.',
    'It takes effect at once.',
    'Nobody can read it.',
    'We sent a mail to you.',
    'Verify your e-mail address.',
    'Ask those who manage it.',
    'What you remove is deleted.',
    '“Where people come back to.”',
    'So you can sign in again.',
    'The response was sent to another address than ours.',
    'Open the tab Settings.',
    'It can be used once it was tested.',
    "Addresses needn't be verified again.",
    'Set `PORT`, `HOST` and `PUBLIC_URL`.',
    `The service ${'very '.repeat(24)}slow.`,
  ])('the check finds a problem in: %s', (sentence) => {
    expect(problemsOf(sentence)).not.toEqual([])
  })
})

describe('a sentence without a problem', () => {
  test.each([
    'What would you like to do?',
    'What we keep, and for how long',
    'Password must contain uppercase and lowercase letters.',
    'The mail server accepts email.',
    'So far, no one has signed in.',
    'Open the Settings tab.',
    'Run `letter --at-once whoever` for {{nobody}}.',
    `The service ${'very '.repeat(22)}slow.`,
  ])('the check finds no problem in: %s', (sentence) => {
    expect(problemsOf(sentence)).toEqual([])
  })
})

test('a text is split at the ends of its sentences, but not in abbreviations, numbers, or code', () => {
  const text =
    'Set a limit, e.g. Ten.\nRun `a. B` in 1.5 s (see No. 5). “Done!” {{name}} can go… and stop'
  expect(sentencesOf(text)).toEqual([
    { lines: 0, sentence: 'Set a limit, e.g. Ten.' },
    { lines: 1, sentence: 'Run `a. B` in 1.5 s (see No. 5).' },
    { lines: 1, sentence: '“Done!”' },
    { lines: 1, sentence: '{{name}} can go… and stop' },
  ])
})

import { createTranslate, type Translate } from '@accord/contract/translation.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { composeEveryEmail, stranger } from '#testing/emails.ts'
import { composeEmail } from './compose-email.ts'

const file = join(import.meta.dirname, '..', '..', 'locales', 'en-US.json')
const sentences = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

/** This language has a single plural form, and its dates, numbers, and lists contain no English words. */
const language = 'ja'

/** Translates every sentence to `⟦…⟧` with its placeholders. */
const catalogue = Object.fromEntries(
  Object.entries(sentences)
    .filter(([key]) => !key.endsWith('_one'))
    .map(([key, text]) => [key, `⟦${text.match(/\{\{\w+\}\}/g)?.join(' ') ?? ''}⟧`]),
)

/** The keys that emails use, without the suffix of the plural form. */
const used = new Set<string>()
const translate = createTranslate(language, catalogue)
const t: Translate = (sentence, values) => {
  used.add(sentence)
  return translate(sentence, values)
}

const config = readConfig({ PUBLIC_URL: 'http://localhost:5005' })
const context = { config, language, t }
const emails = await composeEveryEmail(context)

/** Text that is the same in every language. */
const untranslated = [
  /https?:\/\/\S+/g,
  /\bsupport@accord\.example\b/g,
  /\bAccord\b/g,
  /\bUTC\b/g,
  // Domains are in lower case.
  new RegExp(stranger, 'gi'),
]

function englishIn(text: string): string[] {
  const rest = untranslated.reduce((left, pattern) => left.replaceAll(pattern, ''), text)
  return rest.match(/[A-Za-z][A-Za-z’' ]*/g) ?? []
}

function visibleTextOf(html: string): string {
  return html.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ' ')
}

test.each(emails)(
  '%s has no English text in another language',
  (_name, { subject, text, html }) => {
    expect(html).toContain(`<html lang="${language}">`)
    expect(subject).toMatch(/^⟦.*⟧$/)
    expect([subject, text, visibleTextOf(html)].flatMap(englishIn)).toEqual([])
  },
)

test('English text that bypasses the catalogue is found', () => {
  const { text } = composeEmail(context, {
    kind: 'test',
    to: 'ana@example.com',
    subject: t('Sign in'),
    greeting: t('Hello,'),
    paragraphs: ['Nobody translates this.'],
    footnote: t('No data was exported.'),
  })
  expect(englishIn(text)).toEqual(['Nobody translates this'])
})

test('every sentence of the email catalogue appears in an email', () => {
  const folder = join(import.meta.dirname, '..')
  const code = globSync('**/*.mail.ts', { cwd: folder })
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const keys = Object.keys(sentences).map((key) => key.replace(/_(?:one|other)$/, ''))
  const written = keys.filter((key) => code.includes(key))
  expect(written.length).toBeGreaterThan(200)
  expect(written.filter((key) => !used.has(key))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, createTranslate, type Translate } from '@accord/contract/translation.ts'

/** Translates texts into one language. */
export interface Translator {
  language: string
  t: Translate
}

/** The language of everyone who hasn't chosen another one. */
export const defaultLanguage = 'en-US'

const folder = join(import.meta.dirname, '..', '..', 'locales')

const english = { language: defaultLanguage, t: createTranslate(defaultLanguage) }

/** The translator of every language that has a catalogue. Adding a catalogue file adds a language. */
const translators = new Map<string, Translator>()

for (const file of readdirSync(folder)) {
  const catalogue = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Catalogue
  addLanguage(file.replace(/\.json$/, ''), catalogue)
}

export function addLanguage(language: string, catalogue: Catalogue) {
  translators.set(language, { language, t: createTranslate(language, catalogue) })
}

export function offeredLanguages(): string[] {
  return [...translators.keys()]
}

/**
 * Returns the default translator for a language without a catalogue, so that dates and sentences never mix languages.
 */
export function translatorFor(language: string): Translator {
  return translators.get(language) ?? english
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, createTranslate, type Translate } from '@accord/contract/translation.ts'

/** Writes texts in one language. */
export interface Translator {
  language: string
  t: Translate
}

/** The language of everyone who hasn't chosen another one. */
export const defaultLanguage = 'en-US'

const folder = join(import.meta.dirname, '..', '..', 'locales')

const english = { language: defaultLanguage, t: createTranslate(defaultLanguage) }

/** Every language that has a catalogue. Adding a file adds a language. */
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

/** A language without a catalogue gets the default one, so that dates and sentences never mix languages. */
export function translatorFor(language: string): Translator {
  return translators.get(language) ?? english
}

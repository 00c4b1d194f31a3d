import { createTranslate, formatList, type Translate } from '@accord/contract/translation.ts'
import { useSyncExternalStore } from 'react'
import { type Language, saveUserLanguage, userLanguage } from './language.ts'

export type { Translate }

const untranslated = createTranslate('en-US')
let translate = untranslated
let language: Language = 'en-US'
const listeners = new Set<() => void>()

/** Translates outside of components. Screens use `useTranslation`. */
export const t: Translate = (sentence, values) => translate(sentence, values)

/** Returns the current language outside of components, to format dates and numbers. */
export const currentLanguage = (): Language => language

/** Lists values on one line according to the current language, such as 'Survey, Profile'. */
export function listValues(values: readonly string[]): string {
  return formatList(language, values, 'unit')
}

/** Joins a label and a value, such as 'Survey: Manage'. Some languages put a space before the colon. */
export function labelValue(label: string, value: string | number): string {
  return t('{{label}}: {{value}}', { label, value })
}

/** Returns the current language's translation. The screen renders again when the language changes. */
export function useTranslation(): { t: Translate; language: Language } {
  const current = useSyncExternalStore(
    subscribe,
    () => translate,
    () => untranslated,
  )
  return { t: current, language }
}

export async function startTranslation() {
  await speak(userLanguage())
}

export async function changeLanguage(next: Language) {
  saveUserLanguage(next)
  await speak(next)
}

async function speak(next: Language) {
  if (next === language) return
  const words = next === 'en-US' ? untranslated : await loadWords(next)
  language = next
  translate = words
  document.documentElement.lang = next
  for (const listener of listeners) listener()
}

async function loadWords(next: Language): Promise<Translate> {
  const { loadCatalogue } = await import('./catalogue.ts')
  return createTranslate(next, await loadCatalogue(next))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

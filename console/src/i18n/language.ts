import { saveStored, loadStored } from '../browser/browser-storage.ts'

const languages = ['en-US', 'en-CA'] as const
export type Language = (typeof languages)[number]

export function userLanguage(): Language {
  const kept = typeof localStorage === 'undefined' ? undefined : loadStored('userLanguage')
  return kept && languages.includes(kept) ? kept : 'en-US'
}

export function saveUserLanguage(language: Language) {
  saveStored('userLanguage', language)
}

/** Returns the first supported language in a preference list such as `fr-CA en-CA en` (`ui_locales`). */
export function requestedLanguage(preferred: string): Language | undefined {
  for (const tag of preferred.toLowerCase().split(' ')) {
    const spoken = languages.find((language) => `${language.toLowerCase()}-`.startsWith(`${tag}-`))
    if (spoken && tag) return spoken
  }
  return undefined
}

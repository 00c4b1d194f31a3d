import { keep, recall } from '../browser/browser-storage.ts'

export const languages = ['en-US', 'en-CA'] as const
export type Language = (typeof languages)[number]

export function userLanguage(): Language {
  const kept = typeof localStorage === 'undefined' ? undefined : recall('userLanguage')
  return kept && languages.includes(kept) ? kept : 'en-US'
}

export function keepUserLanguage(language: Language) {
  keep('userLanguage', language)
}

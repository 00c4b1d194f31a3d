import { type Language, languages } from './language.ts'

/** The first that is spoken here of those that somebody prefers, as `ui_locales` names them: `fr-CA en-CA en`. */
export function askedLanguage(preferred: string): Language | undefined {
  for (const tag of preferred.toLowerCase().split(' ')) {
    const spoken = languages.find((language) => `${language.toLowerCase()}-`.startsWith(`${tag}-`))
    if (spoken && tag) return spoken
  }
  return undefined
}

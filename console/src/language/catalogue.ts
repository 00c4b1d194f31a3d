import { createInstance } from 'i18next'
import Backend from 'i18next-http-backend'
import type { Language } from './language.ts'
import type { Translate } from './words.ts'

/**
 * Loads a language's sentences. i18next reads a failed file again by itself: up to 5 times, after 350 ms,
 * doubling (its defaults, and the specification's numbers); after that the English key is shown.
 */
export async function loadCatalogue(language: Language): Promise<Translate> {
  const catalogue = createInstance()
  await catalogue.use(Backend).init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    // Sentences are keys, and sentences have dots and colons.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    maxRetries: 5,
    retryTimeout: 350,
    backend: { loadPath: '/locales/{{lng}}.json' },
  })
  return (sentence, values) => catalogue.t(sentence, { ...values })
}

import type { Catalogue } from '@accord/contract/translation.ts'
import type { Language } from './language.ts'

const maxRetries = 5
const firstPauseMs = 350

/**
 * Loads a catalog. A failed request is retried 5 times, starting after 350 ms and doubling each time. If all fail,
 * en-US is used.
 */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  for (let retries = 0; ; retries += 1) {
    const catalogue = await read(language).catch(() => undefined)
    if (catalogue) return catalogue
    if (retries === maxRetries) return {}
    await pause(firstPauseMs * 2 ** retries)
  }
}

async function read(language: Language): Promise<Catalogue | undefined> {
  const response = await fetch(`/locales/${language}.json`)
  return response.ok ? ((await response.json()) as Catalogue) : undefined
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

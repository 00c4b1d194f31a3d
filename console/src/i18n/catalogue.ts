import type { Language } from './language.ts'

/** What a language says otherwise than en-US, by the sentence it says it for. */
export type Catalogue = Readonly<Record<string, string>>

const maxRetries = 5
const firstPauseMs = 350

/** A failed read is tried again up to 5 times, after 350 ms, doubling; after that English is spoken. */
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

import fc from 'fast-check'
import { inProject } from '../../scripts/project-folder.ts'
import { followed } from '../browser/cross-site.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

/** This file declares the console's functions again, because their types are for a browser. */
interface Redirects {
  safeReturn(path: string, origin: string): string | undefined
  externalTarget(address: string): URL | undefined
  destinationOf(address: string, origin: string): { path: string } | { outside: URL } | undefined
}
const redirects = (await import(inProject('console/src/browser/redirects.ts'))) as Redirects

const origin = 'https://id.accord.example'
/** The page that contains the addresses. Parsers resolve them against its URL. */
const page = `${origin}/user/organizations?a=1`

/** Parts that URL parsers interpret differently. They're combined in any order. */
const marks = [
  ...Array.from('/\\.:@?#%;&=[]|\t\n\r \u00a0\u2028\u3002\uff0f\u2044\0'),
  '%2e',
  '%2f',
  '%5c',
  '%09',
  '%00',
  '%40',
  '//',
  '/\\',
  '\\/',
  '..',
  '///',
  './/',
  'http:',
  'https:',
  'HTTPS:',
  'java\tscript:',
  'data:',
  'blob:',
  'vbscript:',
  'evil.example',
  'evil。example',
  '127.0.0.1',
  '[::1]',
  'id.accord.example',
  origin,
  'id.accord.example@evil.example',
  'id.accord.example.evil.example',
  'user',
  'approval',
]
const word = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...marks) },
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const address = fc
  .tuple(fc.constantFrom('/', '', 'https://', '//', origin), fc.array(word, { maxLength: 8 }))
  .map(([start, words]) => `${start}${words.join('')}`)

const full = 300_000
/** The number of addresses that are also followed in Chromium. */
const inBrowser = 100

export const assuranceCheck: AssuranceCheck = {
  id: 'RD1',
  what: 'return addresses built from parts that URL parsers interpret differently',
  holds:
    "no address that's accepted as one of Accord's own pages leads elsewhere. External addresses use http or https and contain no password",
  size: full,
  unit: 'addresses',
  quick: 3000,
  run: async (size, { seed }) => {
    const faults: string[] = []
    let taken = 0
    let count = 0
    for (let batch = 0; count < size; batch++) {
      const many = Math.min(10_000, size - count)
      for (const typed of fc.sample(address, { numRuns: many, seed: seed + batch })) {
        if (escapes(typed)) faults.push(JSON.stringify(typed))
        if (redirects.destinationOf(typed, origin)) taken++
        count++
      }
    }
    const led = `${taken.toLocaleString('en-US')} addresses were accepted`
    if (size < full) return { count, faults, also: led }
    faults.push(...(await followed((here) => pathsOn(here, seed))))
    return { count, faults, also: `${led}, and ${inBrowser} of those were opened in Chromium` }
  },
}

/** Returns the first distinct addresses that count as our own pages. */
function pathsOn(here: string, seed: number): string[] {
  const paths = new Set<string>()
  for (const typed of fc.sample(address, { numRuns: 10_000, seed })) {
    const leads = redirects.destinationOf(typed.replaceAll(origin, here), here)
    if (leads && 'path' in leads && paths.size < inBrowser) paths.add(leads.path)
  }
  return [...paths]
}

function escapes(typed: string): boolean {
  const path = redirects.safeReturn(typed, origin)
  if (path !== undefined && !staysHere(path)) return true
  const target = redirects.externalTarget(typed)
  if (target && (!/^https?:$/.test(target.protocol) || target.username || target.password))
    return true
  const leads = redirects.destinationOf(typed, origin)
  if (!leads) return false
  return 'path' in leads ? !staysHere(leads.path) : leads.outside.origin === origin
}

/**
 * Returns whether the path stays on this origin when a browser resolves it, and when the resulting
 * URL is resolved again.
 */
function staysHere(path: string): boolean {
  const once = new URL(path, page)
  const again = new URL(once.href.slice(once.origin.length), page)
  return once.origin === origin && again.origin === origin
}

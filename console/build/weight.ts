import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { callsEntry, filesOf, authPagesEntry, type Manifest } from './manifest.ts'

/** The sizes of files in bytes after gzip. */
type Weights = Record<string, number>

export interface Weight {
  /** Everything that sign-in needs before its form can be filled in, including the script inside its page. */
  signIn: { total: number; files: Weights }
  /** Everything that sign-in fetches while the person fills in the form. */
  signInSends: { total: number; files: Weights }
  /** Everything that's fetched only if the operator configured an address for error reports. */
  errorReporting: { total: number; files: Weights }
  /** Everything that the console fetches by default. */
  everything: { total: number; files: Weights }
}

/**
 * Measures the scripts and styles of sign-in and of the whole console, and writes them to dist/weight.json.
 */
export async function weigh(dist: string, manifest: Manifest): Promise<Weight> {
  const { scripts, styles } = filesOf(manifest, authPagesEntry)
  const later = filesOf(manifest, callsEntry).scripts.filter((file) => !scripts.includes(file))
  const assets = await readdir(join(dist, 'assets'))
  const code = assets.filter((name) => /\.(js|css)$/.test(name)).map((name) => `assets/${name}`)
  const reporting = code.filter((name) => name.startsWith('assets/error-reporting-'))

  const weight = {
    signIn: await weighFiles(dist, [...scripts, ...styles], await scriptInside(dist, signInPage)),
    signInSends: await weighFiles(dist, later),
    errorReporting: await weighFiles(dist, reporting),
    everything: await weighFiles(
      dist,
      code.filter((name) => !reporting.includes(name)),
    ),
  }
  await writeFile(join(dist, 'weight.json'), JSON.stringify(weight, null, 2))
  return weight
}

const signInPage = 'pages/sign-in.html'

/**
 * Returns the sizes of inline scripts, which aren't in separate files because the page would have to wait for those.
 */
async function scriptInside(dist: string, page: string): Promise<Weights> {
  const document = await readFile(join(dist, page), 'utf8')
  const scripts = document.matchAll(/<script>(.*?)<\/script>/gs)
  const text = Array.from(scripts, ([, script]) => script).join('')
  return { [page]: gzipSync(text, { level: 9 }).length }
}

async function weighFiles(dist: string, names: string[], inside: Weights = {}) {
  const files: Weights = { ...inside }
  for (const name of names) {
    files[name] = gzipSync(await readFile(join(dist, name)), { level: 9 }).length
  }
  return { total: Object.values(files).reduce((sum, bytes) => sum + bytes, 0), files }
}

export function printWeight({ signIn, signInSends, errorReporting, everything }: Weight) {
  const row = (name: string, bytes: number) =>
    console.log(`${(bytes / 1000).toFixed(1).padStart(8)} KB  ${name}`)

  console.log('Console, gzip:')
  const heaviestFirst = Object.entries(everything.files).toSorted((one, other) => other[1] - one[1])
  for (const [name, bytes] of heaviestFirst)
    row(name in signIn.files ? `${name} (sign-in)` : name, bytes)
  row('for sign-in', signIn.total)
  row('fetched while its form is filled in', signInSends.total)
  row('error reporting, if configured', errorReporting.total)
  row('everything else', everything.total)
}

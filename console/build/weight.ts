import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { callsEntry, filesOf, authPagesEntry, type Manifest } from './manifest.ts'

/** Bytes after gzip, by file. */
type Weights = Record<string, number>

export interface Weight {
  /** Before the form can be filled in, with the script inside its page. */
  signIn: { total: number; files: Weights }
  /** Fetched while it is filled in. */
  signInSends: { total: number; files: Weights }
  /** Fetched only where an operator configured an address for reports. */
  errorReporting: { total: number; files: Weights }
  /** All that the console fetches by itself. */
  everything: { total: number; files: Weights }
}

/** What sign-in needs and what everything takes, scripts and styles; kept in dist/weight.json. */
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

/** What no file holds, because nobody is to wait for one. */
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
  row('more once its form is entered', signInSends.total)
  row('reports of errors, where they are configured', errorReporting.total)
  row('everything else', everything.total)
}

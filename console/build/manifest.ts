import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

export type { Manifest }

export const consoleEntry = 'index.html'
export const authPagesEntry = 'auth-pages.html'
/** The script that the auth pages fetch when someone starts to fill in a form. */
export const callsEntry = 'src/auth-pages/calls.ts'
/** The script that the auth pages fetch for people with a second factor. */
export const secondStepEntry = 'src/auth-pages/sign-in/second-step.tsx'
/** The first screen for most people after they sign in. */
export const landingScreen = 'src/accounts/profile.screen.tsx'

export interface Files {
  scripts: string[]
  styles: string[]
}

export async function readManifest(dist: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as Manifest
}

/** Returns every file that an entry needs before it can run, in the order in which they take effect. */
export function filesOf(manifest: Manifest, entry: string): Files {
  if (!manifest[entry]) throw new Error(`The build has no ${entry}.`)
  const seen = new Set<string>()
  const scripts: string[] = []
  const styles: string[] = []

  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.push(chunk.file)
    for (const style of chunk.css ?? []) if (!styles.includes(style)) styles.push(style)
  }
  visit(entry)
  return { scripts, styles }
}

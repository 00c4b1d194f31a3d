import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { type AssuranceCheck, ids } from '../assurance-check.ts'

const folder = join(import.meta.dirname, '..')

/** Loads the `assuranceCheck` of every `*.assurance.ts`, in the order of the IDs. */
export async function loadAssuranceChecks(): Promise<AssuranceCheck[]> {
  const found: AssuranceCheck[] = []
  for await (const file of glob('**/*.assurance.ts', { cwd: folder })) {
    const module = (await import(join(folder, file))) as { assuranceCheck: AssuranceCheck }
    found.push(module.assuranceCheck)
  }
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Returns a path inside the project, regardless of the current folder. */
export function inProject(...parts: string[]) {
  return join(root, ...parts)
}

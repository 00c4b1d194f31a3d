import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Returns an absolute path in the project, regardless of the working directory. */
export function inProject(...parts: string[]) {
  return join(root, ...parts)
}

import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A path inside the project, whatever folder the command was started in. */
export function inProject(...parts: string[]) {
  return join(root, ...parts)
}

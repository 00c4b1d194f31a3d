import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { type Figure, ids } from '../figure.ts'

const folder = join(import.meta.dirname, '..')

/** What every `*.figure.ts` exports as `figure`, in the order of the ids. */
export async function allFigures(): Promise<Figure[]> {
  const found: Figure[] = []
  for await (const file of glob('**/*.figure.ts', { cwd: folder })) {
    const { figure } = (await import(join(folder, file))) as { figure: Figure }
    found.push(figure)
  }
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

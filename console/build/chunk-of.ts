import { join } from 'node:path'
import type { Rolldown } from 'vite'
import type { Manifest } from './manifest.ts'

const root = join(import.meta.dirname, '..')

/** Under which key the manifest has the file that a source ended up in, alone or with others. */
export function chunkOf(source: string, { output }: Rolldown.RolldownOutput, manifest: Manifest) {
  const id = join(root, source)
  const chunk = output.find((file) => file.type === 'chunk' && file.moduleIds.includes(id))
  const key = Object.keys(manifest).find((each) => manifest[each]?.file === chunk?.fileName)
  if (key === undefined) throw new Error(`The build has no ${source}.`)
  return key
}

import { readFile, writeFile } from 'node:fs/promises'
import { inProject } from '../scripts/project-folder.ts'

const file = inProject('docs', 'performance.md')

/** Replaces what stands between the markers of each id; the prose around them is kept. */
export async function writeIntoDocs(texts: Map<string, string>) {
  let document = await readFile(file, 'utf8')
  for (const [id, text] of texts) {
    const [begin, end] = [`<!-- bench ${id} -->`, `<!-- end ${id} -->`]
    const [from, to] = [document.indexOf(begin), document.indexOf(end)]
    if (from === -1 || to < from) throw new Error(`docs/performance.md has no place for ${id}.`)
    document = `${document.slice(0, from + begin.length)}\n${text}\n${document.slice(to)}`
  }
  await writeFile(file, document)
}

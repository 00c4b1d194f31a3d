import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inProject } from '../project-folder.ts'

/** One text of everybody's licences, each said once with all those it is for. */
export async function licencesOf(packages: { ref: string; folder: string }[]): Promise<string> {
  const byText = new Map<string, string[]>()
  for (const { ref, folder } of packages) {
    const text = await licenceIn(folder)
    const known = byText.get(text) ?? []
    if (!known.includes(ref)) byText.set(text, [...known, ref])
  }
  const ofPrograms = await readFile(inProject('packaging', 'licences-of-programs.txt'), 'utf8')
  const ofPackages = [...byText].map(([text, refs]) => `${refs.join('\n')}\n\n${text}`)
  return [ofPrograms.trim(), ...ofPackages].join(`\n\n${'-'.repeat(78)}\n\n`) + '\n'
}

async function licenceIn(folder: string): Promise<string> {
  const names = await readdir(folder)
  const files = names.filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name)).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  if (texts.length > 0) return texts.map((text) => text.trim()).join('\n\n')
  const described = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    license?: string
  }
  return `Licence: ${described.license ?? 'see the package'} (the package brings no text of it)`
}

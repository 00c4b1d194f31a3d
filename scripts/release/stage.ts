import { chmod, cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ArchiveFile } from './contents.ts'

/** Puts the files of an archive into an empty folder. */
export async function stage(folder: string, files: ArchiveFile[]) {
  await rm(folder, { recursive: true, force: true })
  for (const file of files) {
    const to = join(folder, file.to)
    await mkdir(dirname(to), { recursive: true })
    if ('text' in file) await writeFile(to, file.text)
    else await cp(file.from, to, { verbatimSymlinks: true })
  }
  await chmod(join(folder, 'accord'), 0o755)
  await linkOwnPackages(join(folder, 'node_modules', '@accord'))
}

async function linkOwnPackages(scope: string) {
  await mkdir(scope, { recursive: true })
  for (const name of ['contract', 'service']) await symlink(`../../${name}`, join(scope, name))
}

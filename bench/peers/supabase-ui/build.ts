import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { inProject } from '../../../scripts/project-folder.ts'

/** Writes `.br` and `.gz` beside each file, at the settings the console's build uses. */
export async function precompress(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const content = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    await writeFile(`${file}.br`, brotliCompressSync(content, { params }))
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

const folder = inProject('bench', 'output', 'supabase-ui')

/** Supabase's sign-in page by our own bundler, compressed as ours is. Answers its folder. */
export async function buildSupabaseUi(): Promise<string> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
  await precompress(folder)
  return folder
}

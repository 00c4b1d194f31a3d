import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { inProject } from '../../../scripts/project-folder.ts'

/** Writes `.br` and `.gz` files next to each file, with the settings of the console's build. */
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

/** Builds Supabase's sign-in page with our bundler and compression. Returns the folder. */
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

import { build } from 'vite'
import { inProject } from '../../../scripts/project-folder.ts'
import { precompress } from '../../precompress.ts'

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

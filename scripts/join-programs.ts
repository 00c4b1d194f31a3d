import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { inProject } from './project-folder.ts'

/** What is no JavaScript stays where it is installed. */
const native = '@node-rs/argon2'

/** Every file knows where its source lies, as if it ran there: next to it are migrations, pictures and packages. */
const ownPlaces: Plugin = {
  name: 'own-places',
  enforce: 'pre',
  resolveId: (name) =>
    name === native
      ? {
          id: createRequire(inProject('service', 'src', 'main.ts')).resolve(native),
          external: true,
        }
      : undefined,
  transform(code, id) {
    const places = {
      'import.meta.dirname': dirname(id),
      'import.meta.url': pathToFileURL(id).href,
      __dirname: dirname(id),
    }
    return Object.entries(places).reduce(
      (written, [name, place]) => written.replaceAll(name, JSON.stringify(place)),
      code,
    )
  },
}

/** Writes each program of the service into one folder, joined with all that it imports: `main.mjs`, `backup.mjs`. */
const [into = ''] = process.argv.slice(2)
const commands = (await readdir(inProject('service', 'src', 'commands'))).filter(
  (name) => !name.endsWith('.test.ts'),
)
const files = ['main.ts', 'worker.ts', ...commands.map((name) => `commands/${name}`)]
await build({
  configFile: false,
  root: inProject(),
  publicDir: false,
  logLevel: 'error',
  plugins: [ownPlaces],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: into,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(
        files.map((file) => [basename(file, '.ts'), inProject('service', 'src', file)]),
      ),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})

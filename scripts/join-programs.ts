import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { inProject } from './project-folder.ts'

/** The bundle doesn't include native code, which is loaded from its installed package. */
const native = '@node-rs/argon2'

/** Keeps each file's source path, because migrations, images, and packages are found relative to it. */
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

/** Bundles each program of the service into one folder, as `main.mjs`, `backup.mjs`, and so on. */
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

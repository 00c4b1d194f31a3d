import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type Rolldown } from 'vite'
import { hashOfSources, recordSources } from './build/built-console.ts'
import { writeConsoleDocuments, writeAuthPages } from './build/documents.ts'
import { readManifest } from './build/manifest.ts'
import { precompress } from './build/precompress.ts'
import { printWeight, weigh } from './build/weight.ts'

const root = import.meta.dirname
const { values: asked } = parseArgs({
  options: { into: { type: 'string' }, quiet: { type: 'boolean' } },
})
const finished = asked.into ?? join(root, 'dist')
// The build goes into a separate folder that replaces dist at the end. A server that reads dist therefore finds either
// the old or the new build.
const besides = asked.into ? dirname(asked.into) : join(root, '../.cache')
const aside = join(besides, `console-build-${process.pid}`)
const dist = join(aside, 'dist')
const prerenderer = join(aside, 'prerender')
// Otherwise, Vite would write a compiled copy of the config next to its packages.
const config = { configFile: join(root, 'vite.config.ts'), configLoader: 'native' } as const

try {
  // The hash is computed before anything is read. If a source changes during the build, the next run builds again.
  const sources = await hashOfSources()
  await build({ ...config, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } })
  await buildPrerenderer()

  const manifest = await readManifest(dist)
  const early = await buildInlineScript('src/auth-pages/prerender/hold-early-form.ts')
  await writeAuthPages(dist, manifest, prerenderer, early)
  await writeConsoleDocuments(dist, manifest, prerenderer, {
    frame: await buildInlineScript('src/routes/early-fetch.ts'),
    noFrame: await buildInlineScript('src/bootstrap/no-frame.ts'),
  })
  await rm(join(dist, 'manifest.json'))
  await precompress(dist)
  const weight = await weigh(dist, manifest)
  await recordSources(dist, sources)

  await mkdir(finished, { recursive: true })
  await rename(finished, join(aside, 'previous'))
  await rename(dist, finished)
  if (!asked.quiet) printWeight(weight)
} finally {
  await rm(aside, { recursive: true, force: true })
}

/** Builds a bundle for Node, including all dependencies, that prerenders the auth pages and the frames of each area. */
async function buildPrerenderer() {
  const entry = join(root, 'src/prerender.tsx')
  await build({
    ...config,
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir: prerenderer,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })
}

/** Builds a script as one self-contained file that can be inlined into a document. */
async function buildInlineScript(entry: string): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, entry),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

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
// Built beside dist and swapped in at the end, so that a server reading dist sees either the old or the new
// build.
const besides = asked.into ? dirname(asked.into) : join(root, '../.cache')
const aside = join(besides, `console-build-${process.pid}`)
const dist = join(aside, 'dist')
const prerenderer = join(aside, 'prerender')
// Without this, Vite would write a compiled copy of the config next to its packages.
const config = { configFile: join(root, 'vite.config.ts'), configLoader: 'native' } as const

try {
  // Hashed before anything is read: a source that changes during the build makes the next run build again.
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

/**
 * A second build for Node, with all dependencies bundled, that prerenders the auth pages and the area frames.
 */
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

/** Builds a script to inline into a document: one self-contained file. */
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

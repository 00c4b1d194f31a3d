import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtFile, type Manifest } from './manifest.ts'

/** The signed-in console draws nothing before its script has come: its font may come beside it. */
export async function completeConsoleDocument(dist: string, manifest: Manifest) {
  const path = join(dist, 'index.html')
  const font = builtFile(manifest, 'inter-latin-wght-normal.woff2')
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`
  const document = await readFile(path, 'utf8')
  await writeFile(path, document.replace('</head>', `  ${preload}\n  </head>`))
}

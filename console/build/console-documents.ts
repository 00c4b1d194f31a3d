import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { chunkOf } from './chunk-of.ts'
import { consoleEntry, filesOf, type Manifest } from './manifest.ts'
import { openedScreens } from './opened-screens.ts'
import { drawInto, loadPrerenderer, withInlineStyles } from './prerendered.ts'

/**
 * The signed-in console: dist/index.html for pages that have no frame, dist/frames/<area>.html with the frame of an
 * area drawn into it, and in dist/frames.json which screen stands at which address, with the files that it needs
 * besides: the service names them with the document, so that they come together.
 */
export async function writeConsoleDocuments(
  dist: string,
  manifest: Manifest,
  prerenderer: string,
  built: Rolldown.RolldownOutput,
) {
  const template = await withInlineStyles(dist, manifest, consoleEntry)
  const { prerenderFrames } = await loadPrerenderer(prerenderer)

  await mkdir(join(dist, 'frames'))
  await writeFile(join(dist, consoleEntry), template)
  for (const { area, html } of prerenderFrames()) {
    await writeFile(join(dist, 'frames', `${area}.html`), drawInto(template, html))
  }
  await writeFile(join(dist, 'frames.json'), JSON.stringify(screensOf(manifest, built), null, 2))
}

function screensOf(manifest: Manifest, built: Rolldown.RolldownOutput) {
  const here = filesOf(manifest, consoleEntry)
  return openedScreens.map(({ path, area, screens }) => {
    const needed = screens.map((screen) => filesOf(manifest, chunkOf(screen, built, manifest)))
    const besides = (kind: 'scripts' | 'styles') => [
      ...new Set(
        needed.flatMap((files) => files[kind]).filter((file) => !here[kind].includes(file)),
      ),
    ]
    return { path, area, scripts: besides('scripts'), styles: besides('styles') }
  })
}

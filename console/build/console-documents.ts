import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { chunkOf } from './chunk-of.ts'
import { consoleEntry, filesOf, type Manifest } from './manifest.ts'
import { openedScreens } from './opened-screens.ts'
import {
  drawBehind,
  drawInto,
  loadPrerenderer,
  withInlineScript,
  withInlineStyles,
} from './prerendered.ts'

/**
 * The signed-in console: dist/index.html for pages that have no frame, dist/frames/<area>.html with the frame of an
 * area drawn into it, and in dist/frames.json which screen stands at which address, with the files that it needs:
 * the service names them with the document, so that they come together.
 */
export async function writeConsoleDocuments(
  dist: string,
  manifest: Manifest,
  prerenderer: string,
  built: Rolldown.RolldownOutput,
  /** What runs in the document of an area, and in those of none, before any file has come. */
  ahead: { ofArea: (area: string) => Promise<string>; noFrame: string },
) {
  const template = await withInlineStyles(dist, manifest, consoleEntry)
  const { prerenderFrames, prerenderMissingScript } = await loadPrerenderer(prerenderer)

  await mkdir(join(dist, 'frames'))
  const unframed = drawBehind(template, prerenderMissingScript())
  await writeFile(join(dist, consoleEntry), withInlineScript(unframed, ahead.noFrame, 'last'))
  for (const { area, html } of await prerenderFrames()) {
    const document = withInlineScript(drawInto(template, html), await ahead.ofArea(area), 'last')
    await writeFile(join(dist, 'frames', `${area}.html`), document)
  }
  await writeFile(join(dist, 'frames.json'), JSON.stringify(screensOf(manifest, built), null, 2))
}

/** The largest files first: a browser fetches six at a time, and the small ones have time while those come. */
function screensOf(manifest: Manifest, built: Rolldown.RolldownOutput) {
  const here = filesOf(manifest, consoleEntry)
  const bytes = new Map(
    built.output.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code.length : file.source.length,
    ]),
  )
  return openedScreens.map(({ path, area, screens }) => {
    const needed = screens.map((screen) => filesOf(manifest, chunkOf(screen, built, manifest)))
    const scripts = new Set([here, ...needed].flatMap((files) => files.scripts))
    const styles = new Set(needed.flatMap((files) => files.styles))
    return {
      path,
      area,
      scripts: [...scripts].toSorted((one, other) => bytes.get(other)! - bytes.get(one)!),
      // The others are in the document.
      styles: [...styles].filter((file) => !here.styles.includes(file)),
    }
  })
}

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { consoleEntry, type Manifest } from './manifest.ts'
import {
  drawBehind,
  drawInto,
  loadPrerenderer,
  withInlineScript,
  withInlineStyles,
} from './prerendered.ts'

/**
 * The signed-in console: dist/index.html for pages that have no frame, and dist/frames/<area>.html with the frame of an
 * area drawn into it.
 */
export async function writeConsoleDocuments(
  dist: string,
  manifest: Manifest,
  prerenderer: string,
  /** What runs inside a document before any file has arrived. */
  inlineScripts: { frame: string; noFrame: string },
) {
  const template = await withInlineStyles(dist, manifest, consoleEntry)
  const { prerenderFrames, prerenderMissingScript } = await loadPrerenderer(prerenderer)

  await mkdir(join(dist, 'frames'))
  const unframed = drawBehind(template, prerenderMissingScript())
  await writeFile(
    join(dist, consoleEntry),
    withInlineScript(unframed, inlineScripts.noFrame, 'last'),
  )
  for (const { area, html } of prerenderFrames()) {
    const document = withInlineScript(drawInto(template, html), inlineScripts.frame, 'last')
    await writeFile(join(dist, 'frames', `${area}.html`), document)
  }
}

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  callsEntry,
  consoleEntry,
  filesOf,
  frontDoorEntry,
  landingScreen,
  type Manifest,
  secondStepEntry,
} from './manifest.ts'
import {
  drawBehind,
  drawInto,
  loadPrerenderer,
  withInlineScript,
  withInlineStyles,
} from './prerendered.ts'

/** dist/pages/<name>.html: the built template with a page drawn into it and its styles inline. */
export async function writeFrontDoorPages(
  dist: string,
  manifest: Manifest,
  prerenderer: string,
  early: string,
) {
  const styled = await withInlineStyles(dist, manifest, frontDoorEntry)
  const { prerenderMissingScript, prerenderPages } = await loadPrerenderer(prerenderer)
  const template = drawBehind(withInlineScript(styled, early, 'first'), prerenderMissingScript())
  const next = filesForLater(manifest)

  await mkdir(join(dist, 'pages'))
  for (const { name, title, html, moment } of prerenderPages()) {
    const document = template.replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    const attributes = ` data-page="${name}" data-next="${next}" data-moment="${moment}"`
    await writeFile(join(dist, 'pages', `${name}.html`), drawInto(document, html, attributes))
  }
  await rm(join(dist, frontDoorEntry))
}

/** What a second step, the signed-in console and its first screen need beyond what this page fetches itself. */
function filesForLater(manifest: Manifest): string {
  const scriptsHere = [frontDoorEntry, callsEntry].flatMap((key) => filesOf(manifest, key).scripts)
  const later = [secondStepEntry, landingScreen].map((key) => filesOf(manifest, key))
  const files = new Set([
    ...[...later, filesOf(manifest, consoleEntry)]
      .flatMap(({ scripts }) => scripts)
      .filter((file) => !scriptsHere.includes(file)),
    // Styles are inline here and in the console's document, so that none of those files is fetched.
    ...later.flatMap(({ styles }) => styles),
  ])
  return [...files].map((file) => `/${file}`).join(' ')
}

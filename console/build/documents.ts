import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import type * as prerender from '../src/prerender.tsx'
import {
  type Manifest,
  callsEntry,
  consoleEntry,
  filesOf,
  authPagesEntry,
  landingScreen,
  secondStepEntry,
} from './manifest.ts'

const stylesheetLink = /<link rel="stylesheet"/g

/** What was built to draw pages beforehand. */
export async function loadPrerenderer(folder: string): Promise<typeof prerender> {
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as typeof prerender
}

/** A built document with its styles inline: it stands before any other file has come. */
export async function withInlineStyles(dist: string, manifest: Manifest, entry: string) {
  const template = await readFile(join(dist, entry), 'utf8')
  const { styles } = filesOf(manifest, entry)
  const texts = await Promise.all(styles.map((file) => readFile(join(dist, file), 'utf8')))
  // The links stay, of a kind that no browser fetches: without them Vite's loader would fetch for a later script the very
  // styles that are inline here. (Switched off by `disabled`, browsers fetch them ahead all the same.) One style element: the service allows it by its hash. Functions as
  // replacements, here and for what is drawn in, because the text may hold $& and its like.
  return template
    .replace(stylesheetLink, '<link rel="stylesheet" type="text/inline"')
    .replace('</title>', () => `</title>\n    <style>${texts.join('').trim()}</style>`)
}

/**
 * A script that runs before any file has come; the service allows it by its hash. The first of all hears whatever happens to the
 * page, the last finds what is drawn in it.
 */
export function withInlineScript(document: string, code: string, place: 'first' | 'last') {
  if (code.includes('</')) throw new Error('This script cannot lie in a document.')
  // The service fills in what the build left open, and must find none of that in here: sentences have such places too.
  const inert = code.trim().replaceAll('{{', String.raw`\x7b{`)
  // Two braces that are no text would be wrong now, and are found here.
  void new Script(inert)
  const mark = place === 'first' ? '<script' : '</body>'
  return document.replace(mark, () => `<script>${inert}</script>\n    ${mark}`)
}

export function drawInto(document: string, html: string, attributes = ''): string {
  return document.replace(
    '<div id="root"></div>',
    () => `<div id="root"${attributes}>${html}</div>`,
  )
}

/** After all that the page's own script takes over. */
export function drawBehind(document: string, html: string): string {
  return document.replace('</body>', () => `  ${html}\n  </body>`)
}

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

/** dist/pages/<name>.html: the built template with a page drawn into it and its styles inline. */
export async function writeAuthPages(
  dist: string,
  manifest: Manifest,
  prerenderer: string,
  early: string,
) {
  const styled = await withInlineStyles(dist, manifest, authPagesEntry)
  const { prerenderMissingScript, prerenderPages } = await loadPrerenderer(prerenderer)
  const template = drawBehind(withInlineScript(styled, early, 'first'), prerenderMissingScript())
  const next = filesForLater(manifest)

  await mkdir(join(dist, 'pages'))
  for (const { name, title, html, moment } of prerenderPages()) {
    const document = template.replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    const attributes = ` data-page="${name}" data-next="${next}" data-moment="${moment}"`
    await writeFile(join(dist, 'pages', `${name}.html`), drawInto(document, html, attributes))
  }
  await rm(join(dist, authPagesEntry))
}

/** What a second step, the signed-in console and its first screen need beyond what this page fetches itself. */
function filesForLater(manifest: Manifest): string {
  const scriptsHere = [authPagesEntry, callsEntry].flatMap((key) => filesOf(manifest, key).scripts)
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

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

/** Imports the bundle that prerenders pages. */
export async function loadPrerenderer(folder: string): Promise<typeof prerender> {
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as typeof prerender
}

/** Returns a built document with inline styles, so that it renders before any other file arrives. */
export async function withInlineStyles(dist: string, manifest: Manifest, entry: string) {
  const template = await readFile(join(dist, entry), 'utf8')
  const { styles } = filesOf(manifest, entry)
  const texts = await Promise.all(styles.map((file) => readFile(join(dist, file), 'utf8')))
  // The style sheet links stay, with a type that browsers don't fetch. Without them, Vite's loader would fetch the
  // inlined styles again for a later script. (Browsers even prefetch links that are `disabled`.) There's only one style
  // element, because the service allows it by its hash. The replacements here and below are functions, because the text
  // may contain patterns such as `$&`.
  return template
    .replace(stylesheetLink, '<link rel="stylesheet" type="text/inline"')
    .replace('</title>', () => `</title>\n    <style>${texts.join('').trim()}</style>`)
}

/**
 * Inlines a script that runs before any other file arrives. The service allows it by its hash. The first script
 * receives every event of the page, and the last one finds the rendered markup.
 */
export function withInlineScript(document: string, code: string, place: 'first' | 'last') {
  if (code.includes('</'))
    throw new Error("This script can't be inlined in a document: it contains '</'.")
  // The service fills in {{placeholders}} in the document. It must not find any in this script, whose translated
  // sentences also contain braces.
  const inert = code.trim().replaceAll('{{', String.raw`\x7b{`)
  // This throws an error if the replacement broke code in which two braces aren't part of a string.
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

/** Adds markup after all elements that the page's own script hydrates. */
export function drawBehind(document: string, html: string): string {
  return document.replace('</body>', () => `  ${html}\n  </body>`)
}

/**
 * Writes the signed-in console: dist/index.html for pages without a frame, and dist/frames/<area>.html with each area's
 * prerendered frame.
 */
export async function writeConsoleDocuments(
  dist: string,
  manifest: Manifest,
  prerenderer: string,
  /** These scripts run inside a document before any file arrives. */
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

/** Writes dist/pages/<name>.html, which consists of the template, the prerendered page, and inline styles. */
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

/** Lists the additional files that a second step, the signed-in console, and its first screen need. */
function filesForLater(manifest: Manifest): string {
  const scriptsHere = [authPagesEntry, callsEntry].flatMap((key) => filesOf(manifest, key).scripts)
  const later = [secondStepEntry, landingScreen].map((key) => filesOf(manifest, key))
  const files = new Set([
    ...[...later, filesOf(manifest, consoleEntry)]
      .flatMap(({ scripts }) => scripts)
      .filter((file) => !scriptsHere.includes(file)),
    // Styles are inline in this document and the console's, so their files are never fetched.
    ...later.flatMap(({ styles }) => styles),
  ])
  return [...files].map((file) => `/${file}`).join(' ')
}

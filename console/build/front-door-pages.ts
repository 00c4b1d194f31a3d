import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { prerenderPages } from '../src/front-door.prerender.tsx'
import {
  callsEntry,
  consoleEntry,
  filesOf,
  frontDoorEntry,
  landingScreen,
  type Manifest,
  secondStepEntry,
} from './manifest.ts'

type Page = ReturnType<typeof prerenderPages>[number]

const stylesheetLink = /<link rel="stylesheet"/g

/** dist/pages/<name>.html: the built template with a page drawn into it and its styles inline. */
export async function writeFrontDoorPages(dist: string, manifest: Manifest, prerenderer: string) {
  const template = await readFile(join(dist, frontDoorEntry), 'utf8')
  const styles = await inlineStyles(dist, manifest)
  const next = filesForLater(manifest)

  await mkdir(join(dist, 'pages'))
  for (const page of await prerendered(prerenderer)) {
    const document = drawInto(template, page, styles, next)
    await writeFile(join(dist, 'pages', `${page.name}.html`), document)
  }
  await rm(join(dist, frontDoorEntry))
}

async function prerendered(folder: string): Promise<Page[]> {
  const file = pathToFileURL(join(folder, 'front-door.prerender.js')).href
  const module = (await import(file)) as { prerenderPages: typeof prerenderPages }
  return module.prerenderPages()
}

function drawInto(template: string, page: Page, styles: string, next: string): string {
  // The links stay, switched off: without them Vite's loader would fetch for a later script the very
  // styles that are inline here. Functions as replacements, because the text may hold $& and its like.
  return template
    .replace(stylesheetLink, '<link rel="stylesheet" disabled')
    .replace(
      /<title>.*<\/title>/,
      () => `<title>${page.title}</title>\n    <style>${styles}</style>`,
    )
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-page="${page.name}" data-next="${next}">${page.html}</div>`,
    )
}

/** One style element: the service allows it by its hash. */
async function inlineStyles(dist: string, manifest: Manifest): Promise<string> {
  const { styles } = filesOf(manifest, frontDoorEntry)
  const texts = await Promise.all(styles.map((file) => readFile(join(dist, file), 'utf8')))
  return texts.join('').trim()
}

/** What a second step, the signed-in console and its first screen need beyond what this page fetches itself. */
function filesForLater(manifest: Manifest): string {
  const scriptsHere = [frontDoorEntry, callsEntry].flatMap((key) => filesOf(manifest, key).scripts)
  const later = [secondStepEntry, consoleEntry, landingScreen].map((key) => filesOf(manifest, key))
  const files = new Set([
    ...later.flatMap(({ scripts }) => scripts).filter((file) => !scriptsHere.includes(file)),
    // Styles are inline here, so that none of their files was fetched.
    ...later.flatMap(({ styles }) => styles),
  ])
  return [...files].map((file) => `/${file}`).join(' ')
}

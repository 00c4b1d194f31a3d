import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface PageFile {
  name: string
  type: string
  read: () => string
}

const scripts = [
  'scheme.js',
  'page.js',
  'elements.js',
  'audiences.js',
  'copy.js',
  'menu.js',
  'try.js',
  'send.js',
]

/** What the page fetches, each as it is written. */
export function pageFiles(consoleFolder: string): PageFile[] {
  const script = (name: string): PageFile => ({
    name,
    type: 'text/javascript; charset=utf-8',
    read: () => readFileSync(join(import.meta.dirname, 'browser', name), 'utf8'),
  })
  return [
    {
      name: 'style.css',
      type: 'text/css; charset=utf-8',
      read: () =>
        fontOf(consoleFolder) + readFileSync(join(import.meta.dirname, 'style.css'), 'utf8'),
    },
    ...scripts.map(script),
  ]
}

/** The console's own font, where the console was built with it. */
function fontOf(consoleFolder: string): string {
  const file = readdirSync(join(consoleFolder, 'assets')).find((name) =>
    /^inter-latin-.*\.woff2$/.test(name),
  )
  if (file === undefined) return ''
  return `@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:swap;src:url(/assets/${file}) format('woff2')}\n`
}

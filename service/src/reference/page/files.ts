import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontOf } from '#http/console-font.ts'

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

import { globSync } from 'node:fs'
import { join } from 'node:path'

/** The console's own font for a page that the service writes, where the console was built with it. */
export function fontOf(consoleFolder: string): string {
  const [file] = globSync('inter-latin-*.woff2', { cwd: join(consoleFolder, 'assets') })
  if (file === undefined) return ''
  return `@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:swap;src:url(/assets/${file}) format('woff2')}\n`
}

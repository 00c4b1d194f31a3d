import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const described = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')

/** The product's version, as shown by its archive, `--version`, `/readyz`, and the console's footer. */
export const { version } = JSON.parse(described) as { version: string }

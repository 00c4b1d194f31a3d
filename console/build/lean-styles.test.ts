import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtConsole } from './built-console.ts'
import { shortClassNames } from './class-names.ts'
import { leanStyles } from './lean-styles.ts'

const root = join(import.meta.dirname, '..')
const dist = await builtConsole()

test('the classes of a sheet come one by one, and all else as it was', () => {
  const { handler } = leanStyles()[0]!.transform as unknown as {
    handler: (code: string) => { code: string }
  }
  expect(handler("import { x } from './x.ts'\nimport styles from './card.module.css'\n").code).toBe(
    "import { x } from './x.ts'\nimport * as styles from './card.module.css'\n",
  )
})

test('no sheet is left out, though scripts have nothing of it but names', () => {
  const nameOf = shortClassNames()
  const built = globSync('assets/*.css', { cwd: dist })
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('')
  const missing = globSync('src/**/*.module.css', { cwd: root }).filter((sheet) => {
    const [letters] = /^[a-z]+/.exec(nameOf('any', join(root, sheet)))!
    return !new RegExp(`\\.${letters}\\d`).test(built)
  })
  expect(missing).toEqual([])
})

test('a class that is picked by a name known later brings the names of its sheet once', () => {
  const { handler } = leanStyles()[1]!.transform as unknown as {
    handler: (code: string) => { code: string }
  }
  const named = 'export const row = "a0";\nexport const cell = "a1";\n'
  const { code } = handler(`${named}export default {\n\trow: row,\n\tcell: cell\n};`)
  expect(code).toMatch(/^export const row = "a0";\nexport const cell = "a1";\n;?$/)
  const scripts = globSync('assets/*.js', { cwd: dist }).filter((file) =>
    readFileSync(join(dist, file), 'utf8').includes('default:()=>'),
  )
  expect(scripts).toEqual([])
})

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What every page runs. Of other files a page needs a part, and what it does not call costs nothing uncompiled. */
const runByAll = ['shared', 'calls', 'console']

/** The first line of a script that is compiled while it arrives. */
export const compiledAhead = '//# allFunctionsCalledOnLoad\n'

/**
 * Has these compiled while they arrive, and beside the page, instead of function by function while it is drawn. Browsers
 * that do not know the words read a comment. They must come first of all, where the bundler cannot put them.
 */
export async function compileAhead(dist: string) {
  const assets = join(dist, 'assets')
  const names = await readdir(assets)
  for (const chunk of runByAll) {
    const files = names.filter((name) => name.startsWith(`${chunk}-`) && name.endsWith('.js'))
    if (files.length === 0)
      throw new Error(`The build has no script ${chunk}: chunk-groups.ts names it.`)
    for (const name of files) {
      const file = join(assets, name)
      await writeFile(file, `${compiledAhead}${await readFile(file, 'utf8')}`)
    }
  }
}

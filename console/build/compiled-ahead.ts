import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What every page runs. Of other files a page needs a part, and what it does not call costs nothing uncompiled. */
const runByAll = /^(shared|calls|console)-.*\.js$/

/**
 * Has these compiled while they arrive, and beside the page, instead of function by function while it is drawn. Browsers
 * that do not know the words read a comment. They must come first of all, where the bundler cannot put them.
 */
export async function compileAhead(dist: string) {
  const assets = join(dist, 'assets')
  for (const name of (await readdir(assets)).filter((each) => runByAll.test(each))) {
    const file = join(assets, name)
    await writeFile(file, `//# allFunctionsCalledOnLoad\n${await readFile(file, 'utf8')}`)
  }
}

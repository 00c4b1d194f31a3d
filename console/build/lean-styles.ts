import type { Plugin } from 'vite'

const sheetImport = /\bimport (\w+) from ('[^']+\.module\.css')/g

/**
 * The classes of a sheet one by one instead of an object of them all, so that a script has their short names where they
 * are used, and none that nobody uses. Without a name of its own in the script a sheet would be left out, so it is kept.
 */
export function leanStyles(): Plugin[] {
  return [
    {
      name: 'lean-styles',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/console\/src\/.*\.tsx?$/ },
        handler: (code) => ({
          code: code.replaceAll(sheetImport, 'import * as $1 from $2'),
          map: null,
        }),
      },
    },
    {
      name: 'kept-sheets',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // Who picks a class by a name that is only known later has them all: once is enough.
        handler: (code) => ({
          code: code.replace(/^export default \{[^}]*\}/m, ''),
          map: null,
          moduleSideEffects: 'no-treeshake',
        }),
      },
    },
  ]
}

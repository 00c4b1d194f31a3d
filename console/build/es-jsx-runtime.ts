import type { Plugin } from 'vite'

const runtime = 'react/jsx-runtime'
const own = `\0${runtime}`

/**
 * React comes as CommonJS, whose functions are called as `(0, runtime.jsx)(…)` at each of some thousand elements.
 * Exported once as a module has them, they are called by a letter.
 */
export function esJsxRuntime(): Plugin {
  return {
    name: 'es-jsx-runtime',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler: (_, importer) => (importer === own ? null : own),
    },
    load: {
      filter: { id: /^\0react\/jsx-runtime$/ },
      handler: () =>
        `import * as runtime from '${runtime}'
export const { Fragment, jsx, jsxs } = runtime`,
    },
  }
}

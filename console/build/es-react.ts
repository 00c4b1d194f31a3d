import react from 'react'
import * as runtime from 'react/jsx-runtime'
import type { Plugin } from 'vite'

const modules: Record<string, object> = { react, 'react/jsx-runtime': runtime }

/**
 * React comes as CommonJS, whose functions are called as `(0, runtime.jsx)(…)` at each of some thousand elements, and
 * fetched anew in each file. Exported once as a module has them, they are called by a letter.
 */
export function esReact(): Plugin {
  return {
    name: 'es-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      // What is CommonJS itself, as React's other parts are, gets it as it comes.
      handler: (id, importer, { kind }) =>
        importer?.startsWith('\0react') || kind === 'require-call' ? null : `\0${id}`,
    },
    load: {
      filter: { id: /^\0react(\/jsx-runtime)?$/ },
      handler: (id) => moduleFor(id.slice(1)),
    },
  }
}

/** One by one, so that the bundler leaves out what nobody uses. */
function moduleFor(id: string): string {
  const names = Object.keys(modules[id]!).filter((name) => /^\w+$/.test(name) && name !== 'default')
  const exported = names.map((name) => `export const ${name} = all.${name}`)
  return [`import * as all from '${id}'`, ...exported, 'export default all'].join('\n')
}

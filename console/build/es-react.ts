import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const packages = new URL('../../node_modules/', import.meta.url)
const shim = 'use-sync-external-store/cjs/use-sync-external-store-shim'

/** What the browser gets of React, and of what asks for all of React, by the names that they are imported by. */
export const reactFiles: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/shim': `${shim}.production.js`,
  'use-sync-external-store/shim/with-selector': `${shim}/with-selector.production.js`,
}

/** Before a module's name: it is no file. */
const made = '\0'
const wholeReact = /^import React from ['"]react['"]/m

/**
 * React comes as CommonJS: all of it, with its functions called as `(0, runtime.jsx)(…)` at each of some thousand elements. As modules
 * they are called by a letter, and what nobody uses is left out: 2.7 KB of what sign-in needs.
 */
export function esReact(): Plugin {
  return {
    name: 'es-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(react|react-dom|scheduler|use-sync-external-store)(\/|$)/ },
      handler: (id) => (id in reactFiles ? `${made}${id}` : null),
    },
    load: {
      filter: { id: /^\0(react|scheduler|use-sync-external-store)/ },
      handler: (id) => reactModule(id.slice(made.length)),
    },
    // Of what is imported as a whole nothing would be left out.
    transform: {
      filter: { code: wholeReact },
      handler: (code) => code.replace(wholeReact, "import * as React from 'react'"),
    },
  }
}

export async function reactModule(name: string): Promise<string> {
  const path = fileURLToPath(new URL(reactFiles[name]!, packages))
  return asModule(await readFile(path, 'utf8'))
}

/** Nothing else begins with the same `var`: it would be left without one. */
const required = /^(?:var | {2})(\w+) = require\("(.+)"\)(?:;$|,$(?=\n {2}\w+ = require\())/gm
const exported = /\bexports\.(\w+)/g
const isCommonJs = /\b(require\(|module\.|exports\b)/

/** What CommonJS, as React is built, exports by name and requires at its beginning. */
export function asModule(code: string): string {
  const names = [...new Set(Array.from(code.matchAll(exported), ([, name]) => name!))]
  const statements = code
    .replaceAll(required, "import * as $1 from '$2'")
    .replaceAll(exported, 'exported_$1')
  if (isCommonJs.test(statements)) throw new Error('React is built in another way by now.')
  const list = names.map((name) => `exported_${name} as ${name}`)
  return names.reduce(declare, `${statements}\nexport { ${list.join(', ')} }\n`)
}

/** Where it gets its value; or before all else, where it gets more than one. */
function declare(statements: string, name: string): string {
  const set = new RegExp(`^(\\s*)(?=exported_${name} =)`, 'gm')
  const isSetOnce = statements.match(set)?.length === 1
  return isSetOnce ? statements.replace(set, '$1const ') : `let exported_${name}\n${statements}`
}

import type { Plugin } from 'vite'

const drawer = '\0icon'

/**
 * What lucide-react draws of ours, without the settings, contexts and class names that nobody here uses. As there, an icon is
 * told to nobody unless it has a part of its own in what is said.
 */
const drawing = `import { jsx } from 'react/jsx-runtime'
export default (lines) => ({ size, children, ...rest }) => jsx('svg', {
  xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
  'aria-hidden': rest.role ? undefined : 'true', ...rest,
  children: [children, ...lines.map(([line, attributes], index) => jsx(line, attributes, index))],
})`

/** React asks for the keys of a list while developing; those of an icon's lines never change places. */
const key = /,? key: "\w+"/g
const aliases = /,\s*aliases: \[[^\]]*\]/
const lines = /node: (\[[\s\S]*\])\s*\};/

/** An icon as its lines alone: without its name, and without the random key of each, which no compression shortens. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => drawer,
    },
    load: { filter: { id: /^\0icon$/ }, handler: () => drawing },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: leanIcon(code), map: null }),
    },
  }
}

function leanIcon(code: string): string {
  const [, drawn] = lines.exec(code.replaceAll(key, '').replace(aliases, '')) ?? []
  // An icon's second name leads to its first.
  if (drawn === undefined) return code
  return `import icon from '../createLucideIcon.mjs'\nexport default icon(${drawn})`
}

import type { Plugin } from 'vite'

/** `summary: '…',` of a call, on one line or two. */
const summary = /^\s+summary:\s*(['"`])(?:\\.|(?!\1)[^\\\n])*\1,$/gm

/** What a call is about is said in the reference; the console would carry the sentences of every call and show none. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(summary, ''), map: null }),
    },
  }
}

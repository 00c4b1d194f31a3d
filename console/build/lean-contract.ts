import type { Plugin } from 'vite'

/** `summary: '…',` of a call, on one line or two, and its `refusals: […],`. */
const summary = /^\s+summary:\s*(['"`])(?:\\.|(?!\1)[^\\\n])*\1,$/gm
const refusals = /^\s+refusals: \[[^\]]*\],$/gm
/** Calls and refusals that the console never names can be left out by the bundler once it knows that making them does nothing. */
const made = /= (?=(?:defineCall|refusal)\()/g

/** Of the contract the console needs what it sends and reads; the sentences of the reference and who refuses what it does not. */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/[\w-]+\.ts$/ },
      handler: (code) => ({
        code: code
          .replaceAll(summary, '')
          .replaceAll(refusals, '')
          .replaceAll(made, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}

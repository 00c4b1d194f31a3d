import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'
import { keptOfCall } from '../src/api/sent-call.ts'

/** Of the contract the console needs what it sends; what is answered, refused and told in the reference it does not. */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/(?:rules\/)?[\w-]+\.ts$/ },
      handler: (code) => ({ code: leanCode(code), map: null }),
    },
  }
}

/** A module of the contract with its calls cut down to `keptOfCall`, all of which the bundler may leave out. */
export function leanCode(code: string): string {
  const { program } = parseSync('contract.ts', code)
  const left: Span[] = []
  const made: number[] = []
  let within = 0
  const enter = () => void (within += 1)
  const leave = () => void (within -= 1)
  new Visitor({
    // What a function does when it is called is its own affair.
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    CallExpression: (call) => {
      if (within > 0) return
      made.push(call.start)
      left.push(...notKept(call))
    },
  }).visit(program)
  return edited(code, left, [...new Set(made)])
}

interface Span {
  start: number
  end: number
}

function notKept({ callee, arguments: [described] }: ESTree.CallExpression): Span[] {
  if (callee.type !== 'Identifier' || callee.name !== 'defineCall') return []
  if (described?.type !== 'ObjectExpression') return []
  return described.properties.filter(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      !(keptOfCall as readonly string[]).includes(property.key.name),
  )
}

/** Without the spans; what stands at a mark does nothing but make a value, and is not made where nobody uses that. */
function edited(code: string, spans: Span[], marks: number[]): string {
  const isLeft = (at: number) => spans.some(({ start, end }) => start <= at && at < end)
  const edits = [
    ...spans.map(({ start, end }) => ({ start, end: afterComma(code, end), text: '' })),
    ...marks
      .filter((at) => !isLeft(at))
      .map((at) => ({ start: at, end: at, text: '/* @__PURE__ */ ' })),
  ]
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

function afterComma(code: string, end: number): number {
  return end + /^\s*,?/.exec(code.slice(end))![0].length
}

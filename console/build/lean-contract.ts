import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'
import { keptOfCall } from '../src/api/sent-call.ts'
import { plainStatements } from './plain-statements.ts'

const plainPart = '\0plain:'

/**
 * Of the contract the console needs what it sends; what is answered, refused and told in the reference it does not.
 * And what it says lies apart from what checks forms: a page that only reads fetches no validator.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^\0plain:/ }, handler: (id) => id },
    load: {
      filter: { id: /^\0plain:/ },
      handler: (id) => {
        const file = id.slice(plainPart.length)
        const { plain } = inTwo(leanCode(readFileSync(file, 'utf8')), file, isPlainAt)
        return { code: plain, map: null, moduleType: 'ts', moduleSideEffects: false }
      },
    },
    transform: {
      filter: { id: /^[^\0]*\/contract\/src\/(?:rules\/)?[\w-]+\.ts$/ },
      handler: (code, id) => {
        const { rest } = inTwo(leanCode(code), id, isPlainAt)
        return { code: rest, map: null, moduleSideEffects: false }
      },
    },
  }
}

/** A module of the contract as two: what stands without a validator, and the rest, which has it all as before. */
export function inTwo(
  code: string,
  file: string,
  isPlain: (file: string, name: string) => boolean,
) {
  const { plain, imports } = plainStatements(code, (from, name) =>
    isPlain(resolve(dirname(file), from), name),
  )
  const names = plain.flatMap((each) => each.names)
  if (names.length === 0) return { plain: '', rest: code }
  const absolute = imports.map(
    ({ texts, from }) =>
      `import { ${texts.join(', ')} } from ${JSON.stringify(resolve(dirname(file), from))}`,
  )
  const part = JSON.stringify(`${plainPart}${file}`)
  const shown = plain.filter((each) => each.exported).flatMap((each) => each.names)
  return {
    plain: [...absolute, ...plain.map(({ text }) => `export ${text}`)].join('\n'),
    rest: [
      `import { ${names.join(', ')} } from ${part}`,
      `export { ${shown.join(', ')} } from ${part}`,
      without(code, plain),
    ].join('\n'),
  }
}

const plainNames = new Map<string, Set<string>>()

/** Of the contract's own modules; what comes from a package is the validator. */
function isPlainAt(file: string, name: string): boolean {
  if (!existsSync(file)) return false
  const known = plainNames.get(file) ?? new Set(plainNamesIn(file))
  plainNames.set(file, known)
  return known.has(name)
}

function plainNamesIn(file: string): string[] {
  const { plain } = plainStatements(leanCode(readFileSync(file, 'utf8')), (from, name) =>
    isPlainAt(resolve(dirname(file), from), name),
  )
  return plain.flatMap(({ names }) => names)
}

function without(code: string, spans: readonly Span[]): string {
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
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

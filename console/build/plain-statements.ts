import { type ESTree, parseSync } from 'vite'

type Statement = ESTree.Program['body'][number]

/** A statement of a module, with the names that it declares. */
interface Declared {
  names: string[]
  exported: boolean
  start: number
  end: number
  /** Without `export`. */
  text: string
}

interface Imported {
  names: string[]
  from: string
}

/**
 * What a module declares that needs no validator, with what it takes from elsewhere. `isPlain` says of a name in another
 * module whether it is such.
 */
export function plainStatements(
  code: string,
  isPlain: (from: string, name: string) => boolean,
): { plain: Declared[]; imports: Imported[] } {
  const { body } = parseSync('contract.ts', code).program
  const statements = body.flatMap((statement) => declared(statement, code))
  const imports = body.flatMap(imported)
  const checks = new Set(
    imports.flatMap(({ names, from }) => names.filter((name) => !isPlain(from, name))),
  )
  for (let before = -1; before !== checks.size;) {
    before = checks.size
    for (const { names, needs } of statements) {
      if ([...needs].some((name) => checks.has(name))) for (const name of names) checks.add(name)
    }
  }
  const plain = statements.filter(({ names }) => names.every((name) => !checks.has(name)))
  const needed = new Set(plain.flatMap(({ needs }) => [...needs]))
  return {
    plain,
    imports: imports
      .map(({ names, from }) => ({ names: names.filter((name) => needed.has(name)), from }))
      .filter(({ names }) => names.length > 0),
  }
}

function declared(statement: Statement, code: string) {
  const exported = statement.type === 'ExportNamedDeclaration'
  const node = exported ? statement.declaration : statement
  if (!node) return []
  const names = namesOf(node)
  if (names.length === 0) return []
  const text = code.slice(node.start, node.end)
  return [
    { names, exported, start: statement.start, end: statement.end, text, needs: namesIn(node) },
  ]
}

/** Of a function, or of constants; what is taken apart as it is declared stays where it is. */
function namesOf(node: Statement): string[] {
  if (node.type === 'FunctionDeclaration') return node.id ? [node.id.name] : []
  if (node.type !== 'VariableDeclaration') return []
  const names = node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  return names.length === node.declarations.length ? names : []
}

function imported(statement: Statement): Imported[] {
  if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return []
  const names = statement.specifiers.map(({ local }) => local.name)
  return [{ names, from: statement.source.value }]
}

/** Every name that a piece of code uses, but for those of types and of properties. */
function namesIn(node: object): Set<string> {
  const found = new Set<string>()
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const { type, name, computed } = value as { type?: string; name?: string; computed?: boolean }
    if (type === 'Identifier') return void found.add(name!)
    if (type?.startsWith('TS') && !('expression' in value)) return
    for (const [key, part] of Object.entries(value)) {
      if (/^type|^returnType$/.test(key)) continue
      if ((key === 'key' || key === 'property') && !computed) continue
      visit(part)
    }
  }
  visit(node)
  return found
}

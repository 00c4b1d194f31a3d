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
  /** As they are written between the braces, each with what it is called here. */
  texts: string[]
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
  body.forEach((statement) => refuseUnnamed(statement, code))
  const statements = body.flatMap((statement) => declared(statement, code))
  const imports = body.flatMap((statement) => imported(statement, code))
  const checks = new Set([
    ...body.flatMap(namesThatStay),
    ...imports.filter(({ from, name }) => !isPlain(from, name)).map(({ local }) => local),
  ])
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
    imports: Array.from(
      Map.groupBy(
        imports.filter(({ local }) => needed.has(local)),
        ({ from }) => from,
      ),
      ([from, taken]) => ({ texts: taken.map(({ text }) => text), from }),
    ),
  }
}

function declared(statement: Statement, code: string) {
  const exported = statement.type === 'ExportNamedDeclaration'
  const node = declarationOf(statement)
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

/** Of classes, and of what is taken apart: who needs them stays with them. */
function namesThatStay(statement: Statement): string[] {
  const node = declarationOf(statement)
  if (node?.type === 'ClassDeclaration') return node.id ? [node.id.name] : []
  if (node?.type !== 'VariableDeclaration' || namesOf(node).length > 0) return []
  return node.declarations.flatMap(({ id }) => [...namesIn(id)])
}

function declarationOf(statement: Statement) {
  return statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
}

const named = new Set<string | undefined>([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'FunctionDeclaration',
  'ClassDeclaration',
  'VariableDeclaration',
  // A list of what is exported.
  undefined,
])

/** What only does something: nobody asks for it by a name, and the bundler would leave it out. */
function refuseUnnamed(statement: Statement, code: string) {
  if (named.has(declarationOf(statement)?.type)) return
  const [line] = code.slice(statement.start, statement.end).split('\n')
  throw new Error(
    `A module of the contract only declares, or the built console does without it: ${line}`,
  )
}

function imported(statement: Statement, code: string) {
  if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return []
  return statement.specifiers.map((specifier) => ({
    local: specifier.local.name,
    name: nameElsewhere(specifier),
    text: code.slice(specifier.start, specifier.end),
    from: statement.source.value,
  }))
}

/** A module as a whole, or what it gives without a name, is never plain. */
function nameElsewhere(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type !== 'ImportSpecifier') return '*'
  const { imported: name } = specifier
  return name.type === 'Identifier' ? name.name : name.value
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

import { type Pool, type QueryResultRow, types } from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

type Prepared<Params extends unknown[], Row> = (
  pool: Pick<Pool, 'query'>,
  params: Params,
) => Promise<Row[]>

/**
 * A hot statement that each connection parses and describes once, and plans once it was used a few times. The name belongs to one text for ever. The
 * driver's own named statements are described anew with every answer, which costs more than the reading.
 */
export function definePrepared<Params extends unknown[], Row extends QueryResultRow>(
  name: string,
  text: string,
): Prepared<Params, Row> {
  const statement: Statement = { name, text, columns: new WeakMap() }
  return async (pool, params) => {
    const { rows } = await ask(pool, new PreparedQuery(statement, params))
    return rows as Row[]
  }
}

/** By their texts, which is all that a query builder hands to a connection. */
const byText = new Map<unknown, Statement>()

/** The same for whoever asks by the text, through a query builder: within a transaction, above all. */
export function prepareText(name: string, text: string) {
  byText.set(text, { name, text, columns: new WeakMap() })
}

/** Such a text with its values; undefined for all else that a connection is asked. */
export function preparedFor([text, params, ...others]: unknown[]): PreparedQuery | undefined {
  const statement = byText.get(text)
  if (!statement || !Array.isArray(params) || others.length > 0) return undefined
  return new PreparedQuery(statement, params)
}

/** What the connection answers, as the driver gives it. */
export async function ask(driver: Driver, query: PreparedQuery) {
  await new Promise<void>((resolve, reject) => {
    driver.query(query, (error) => (error ? reject(error) : resolve()))
  })
  return { ...query.done, rows: query.rows() }
}

interface Statement {
  name: string
  text: string
  /** As each connection told them when it parsed the text; it never answers with others. */
  columns: WeakMap<Wire, Column[]>
}

interface Column {
  name: string
  parse: (text: string) => unknown
}

type Answered = (error: Error | null | undefined) => void

/** What pools and their clients both take: the driver leaves it to the query how it is asked and heard. */
export interface Driver {
  query(query: PreparedQuery, answered: Answered): void
}

/** What the driver knows of a connection and does not declare. */
export interface Wire {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string>
  parse(message: { name: string; text: string }): void
  describe(message: { type: 'S'; name: string }): void
  bind(message: { statement: string; values: unknown[] }): void
  execute(message: object): void
  sync(): void
}

export class PreparedQuery {
  /** By these the driver notes what a connection has parsed. */
  readonly name: string
  readonly text: string
  /** Set by the driver, which may also put its own time limit before it. */
  callback: Answered | undefined
  readonly #statement: Statement
  readonly #values: unknown[]
  readonly #answer: (string | null)[][] = []
  /** What was done, and to how many rows: a query builder tells its caller. */
  done: { command: string; rowCount: number } | undefined
  #wire: Wire | undefined
  #before: PreparedQuery[] = []

  constructor(statement: Statement, params: unknown[]) {
    this.name = statement.name
    this.text = statement.text
    this.#statement = statement
    this.#values = params.map(prepareValue)
  }

  isParsedBy(wire: Wire): boolean {
    return wire.parsedStatements[this.name] !== undefined
  }

  /** With others before it in its packet, all of which the connection has parsed. Should one fail, nothing behind it is done. */
  after(before: PreparedQuery[]): this {
    this.#before = before
    return this
  }

  /** Parsed only now: the driver has no place for what a value throws. */
  rows(): QueryResultRow[] {
    const columns = this.#wire && this.#statement.columns.get(this.#wire)
    return this.#answer.map((values) => {
      const row: QueryResultRow = {}
      columns?.forEach(({ name, parse }, at) => {
        const value = values[at] ?? null
        row[name] = value === null ? null : parse(value)
      })
      return row
    })
  }

  submit(wire: Wire) {
    const { name, text } = this
    this.#wire = wire
    // In one packet.
    wire.stream.cork()
    if (!this.isParsedBy(wire)) {
      wire.parse({ name, text })
      wire.describe({ type: 'S', name })
    }
    for (const query of [...this.#before, this]) {
      wire.bind({ statement: query.name, values: query.#values })
      wire.execute({})
    }
    wire.sync()
    wire.stream.uncork()
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: types.getTypeParser(dataTypeID, 'text'),
    }))
    this.#statement.columns.set(this.#wire!, columns)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    this.#answer.push(fields)
  }

  handleCommandComplete({ text }: { text: string }) {
    const [command = '', ...counts] = text.split(' ')
    this.done = { command, rowCount: Number(counts.at(-1)) }
  }

  handleReadyForQuery() {
    this.callback?.(null)
  }

  handleError(error: Error) {
    this.callback?.(error)
  }
}

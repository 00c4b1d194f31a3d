/** What a family of figures is called and what it says; each combination of its labels' values is a series of its own. */
interface Described {
  name: string
  help: string
  labels: readonly string[]
}

type Sample = { suffix?: string; labels: string; value: number }

/** One family in the text format that Prometheus reads. */
export interface Family extends Described {
  type: 'counter' | 'gauge' | 'histogram'
  samples(): Iterable<Sample>
}

/** A figure that is looked up once and then only added to: what every request pays. */
export interface Cell {
  value: number
}

/** Latencies of requests: from what memory answers to what nobody waits for. */
const latencies = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

class Series<Value> {
  readonly #labels: readonly string[]
  readonly #fresh: () => Value
  readonly #cells = new Map<string, Value>()

  constructor(labels: readonly string[], fresh: () => Value) {
    this.#labels = labels
    this.#fresh = fresh
    // Without labels there is one, and it is told before anything happened.
    if (labels.length === 0) this.of([])
  }

  of(values: readonly string[]): Value {
    const key = labelText(this.#labels, values)
    let cell = this.#cells.get(key)
    if (cell === undefined) this.#cells.set(key, (cell = this.#fresh()))
    return cell
  }

  clear() {
    this.#cells.clear()
  }

  [Symbol.iterator]() {
    return this.#cells[Symbol.iterator]()
  }
}

/** Only ever grows. */
export class Counter implements Family {
  readonly type = 'counter'
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  readonly #series: Series<Cell>

  constructor(name: string, help: string, labels: readonly string[] = []) {
    this.name = name
    this.help = help
    this.labels = labels
    this.#series = new Series(labels, () => ({ value: 0 }))
  }

  of(...values: string[]): Cell {
    return this.#series.of(values)
  }

  add(...values: string[]) {
    this.of(...values).value += 1
  }

  *samples(): Iterable<Sample> {
    for (const [labels, { value }] of this.#series) yield { labels, value }
  }
}

/** What is so at this moment; looked at when it is asked for. */
export class Gauge implements Family {
  readonly type = 'gauge'
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  readonly #series: Series<Cell>

  constructor(name: string, help: string, labels: readonly string[] = []) {
    this.name = name
    this.help = help
    this.labels = labels
    this.#series = new Series(labels, () => ({ value: 0 }))
  }

  of(...values: string[]): Cell {
    return this.#series.of(values)
  }

  set(value: number, ...values: string[]) {
    this.of(...values).value = value
  }

  /** What is not set again is not there any more. */
  clear() {
    this.#series.clear()
  }

  *samples(): Iterable<Sample> {
    for (const [labels, { value }] of this.#series) yield { labels, value }
  }
}

/** How many took at most how long; each figure is kept where it belongs and summed up when it is asked for. */
export class Spread {
  readonly bounds: readonly number[]
  readonly counts: Float64Array
  sum = 0

  constructor(bounds: readonly number[]) {
    this.bounds = bounds
    this.counts = new Float64Array(bounds.length + 1)
  }

  observe(seconds: number) {
    const { bounds } = this
    let at = 0
    while (at < bounds.length && seconds > bounds[at]!) at += 1
    this.counts[at]! += 1
    this.sum += seconds
  }
}

export class Histogram implements Family {
  readonly type = 'histogram'
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  readonly #series: Series<Spread>

  constructor(name: string, help: string, labels: readonly string[] = [], bounds = latencies) {
    this.name = name
    this.help = help
    this.labels = labels
    this.#series = new Series(labels, () => new Spread(bounds))
  }

  of(...values: string[]): Spread {
    return this.#series.of(values)
  }

  *samples(): Iterable<Sample> {
    for (const [labels, { bounds, counts, sum }] of this.#series) {
      let below = 0
      for (const [at, count] of counts.entries()) {
        below += count
        const le = `le="${bounds[at] ?? '+Inf'}"`
        yield { suffix: '_bucket', labels: labels === '' ? le : `${labels},${le}`, value: below }
      }
      yield { suffix: '_sum', labels, value: sum }
      yield { suffix: '_count', labels, value: below }
    }
  }
}

/** Text format 0.0.4. */
export function textOf(families: Iterable<Family>): string {
  let text = ''
  for (const { name, help, type, samples } of [...families].map(bound)) {
    text += `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`
    for (const { suffix = '', labels, value } of samples()) {
      text += `${name}${suffix}${labels === '' ? '' : `{${labels}}`} ${value}\n`
    }
  }
  return text
}

function bound(family: Family) {
  const { name, help, type } = family
  return { name, help, type, samples: () => family.samples() }
}

function labelText(names: readonly string[], values: readonly string[]): string {
  return names.map((name, at) => `${name}="${escaped(values[at]!)}"`).join(',')
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

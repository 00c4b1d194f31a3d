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

/** What every kind of figure is: a value for each combination of labels that was asked for. */
abstract class Labelled<Value> implements Family {
  abstract readonly type: Family['type']
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  protected readonly series = new Map<string, Value>()
  readonly #fresh: () => Value

  constructor({ name, help, labels }: Described, fresh: () => Value) {
    this.name = name
    this.help = help
    this.labels = labels
    this.#fresh = fresh
    // Without labels there is one, and it is told before anything happened.
    if (labels.length === 0) this.of()
  }

  of(...values: string[]): Value {
    const key = labelText(this.labels, values)
    let value = this.series.get(key)
    if (value === undefined) this.series.set(key, (value = this.#fresh()))
    return value
  }

  abstract samples(): Iterable<Sample>
}

/** A number for each. */
abstract class Cells extends Labelled<Cell> {
  constructor(name: string, help: string, labels: readonly string[] = []) {
    super({ name, help, labels }, () => ({ value: 0 }))
  }

  *samples(): Iterable<Sample> {
    for (const [labels, { value }] of this.series) yield { labels, value }
  }
}

/** Only ever grows. */
export class Counter extends Cells {
  readonly type = 'counter'

  add(...values: string[]) {
    this.of(...values).value += 1
  }
}

/** What is so at this moment; looked at when it is asked for. */
export class Gauge extends Cells {
  readonly type = 'gauge'

  set(value: number, ...values: string[]) {
    this.of(...values).value = value
  }

  /** What is not set again is not there any more. */
  clear() {
    this.series.clear()
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

export class Histogram extends Labelled<Spread> {
  readonly type = 'histogram'

  constructor(name: string, help: string, labels: readonly string[] = [], bounds = latencies) {
    super({ name, help, labels }, () => new Spread(bounds))
  }

  *samples(): Iterable<Sample> {
    for (const [labels, { bounds, counts, sum }] of this.series) {
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

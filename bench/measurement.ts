/** What every measurement is given. */
export interface Bench {
  /** Short rounds, for working on the benchmarks themselves. The results are rough. */
  quick: boolean
  /** A migrated database of its own on the run's one PostgreSQL; answers its address. */
  newDatabase(): Promise<string>
}

export interface Goal {
  sentence: string
  met: boolean
}

export interface Outcome {
  columns: string[]
  rows: string[][]
  goals: Goal[]
}

/** Its goals are rows of docs/performance.md, found there by its id. */
export interface Measurement {
  id: string
  title: string
  measure: (bench: Bench) => Promise<Outcome>
}

/** The input of every measurement. */
export interface Bench {
  /** Uses short rounds, for work on the benchmarks themselves. The results are rough. */
  quick: boolean
  /** Creates a migrated database on the run's PostgreSQL and returns its URL. */
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

/** Its goals are rows in docs/performance.md, which are found by its ID. */
export interface Measurement {
  id: string
  title: string
  measure: (bench: Bench) => Promise<Outcome>
}

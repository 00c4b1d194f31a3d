export interface Bench {
  /** Uses short rounds while you work on the benchmarks. The results are rough. */
  quick: boolean
  /** Creates a migrated database on this run's PostgreSQL server and returns its URL. */
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

/** A benchmark. Its ID identifies the rows of its goals in docs/performance.md. */
export interface Measurement {
  id: string
  title: string
  measure: (bench: Bench) => Promise<Outcome>
}

/** The IDs of all tests, in the order of docs/trust.md. */
export const ids = [
  'AM1',
  'AM2',
  'MA1',
  'FZ1',
  'FZ2',
  'RC1',
  'IK1',
  'ST1',
  'SE1',
  'AU1',
  'RL1',
  'CO1',
  'ML2',
  'OA1',
  'CS1',
  'RD1',
  'HD1',
  'FE1',
  'AX1',
  'EX1',
  'PW1',
  'CR1',
  'LG1',
  'KL1',
  'KL2',
  'EV5',
  'RM1',
  'FI1',
  'TW1',
  'MG1',
  'BK1',
  'LD1',
  'DO1',
  'LT1',
] as const

/** What a test gets to work with. */
export interface AssuranceWorld {
  /** Creates a migrated database that nothing else uses, and returns its address. */
  newDatabase: () => Promise<string>
  /** The same seed generates the same inputs. */
  seed: number
}

export interface AssuranceResult {
  /** How many cases really ran. */
  count: number
  /** A sentence for each case that failed. The goal is none. */
  faults: string[]
  /** Other measurements, such as 'memory +12 MB'. */
  also?: string
}

/** One row of docs/trust.md: a claim, and the program that tests it. */
export interface AssuranceCheck {
  id: (typeof ids)[number]
  /** What the test does, in a few words. */
  what: string
  /** What must be true of each case: 'no 5xx response'. */
  holds: string
  /** How many cases must run, and what they're called: 200000 'requests'. */
  size: number
  unit: string
  /** How many cases `npm test` runs. Without it, `npm test` covers the claim elsewhere. */
  quick?: number
  run: (size: number, world: AssuranceWorld) => Promise<AssuranceResult>
}

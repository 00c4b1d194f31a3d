/** The IDs of all checks, in the order of docs/trust.md. */
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

/** The environment of a check. */
export interface AssuranceWorld {
  /** Creates a migrated database that nothing else uses, and returns its URL. */
  newDatabase: () => Promise<string>
  /** The same seed always generates the same inputs. */
  seed: number
}

export interface AssuranceResult {
  /** The number of cases that actually ran. */
  count: number
  /** A sentence for each failed case. The goal is an empty list. */
  faults: string[]
  /** Other measurements, such as 'memory +12 MB'. */
  also?: string
}

/** One row of docs/trust.md: a claim and the program that checks it. */
export interface AssuranceCheck {
  id: (typeof ids)[number]
  /** A short description of the check. */
  what: string
  /** The condition that each case must meet, such as 'no 5xx response'. */
  holds: string
  /** The number of cases that must run. `unit` is their name, such as 200000 'requests'. */
  size: number
  unit: string
  /** The number of cases in `npm test`. If it's missing, other tests cover the claim there. */
  quick?: number
  run: (size: number, world: AssuranceWorld) => Promise<AssuranceResult>
}

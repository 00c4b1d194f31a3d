/** Every figure that is promised, in the order of docs/trust.md. */
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
  'RM1',
  'FI1',
  'TW1',
  'MG1',
  'BK1',
  'LD1',
  'DO1',
  'LT1',
] as const

/** What a figure stands on. */
export interface AssuranceWorld {
  /** The address of a migrated database that nobody else uses. */
  newDatabase: () => Promise<string>
  /** Whoever begins with the same number makes the same inputs. */
  seed: number
}

export interface AssuranceResult {
  /** How many of what was asked for were really tried. */
  count: number
  /** Each that went wrong, in words; none is the goal. */
  faults: string[]
  /** What else was measured on the way: 'memory +12 MB'. */
  also?: string
}

/** One line of docs/trust.md: a claim, and the program that tries it. */
export interface AssuranceCheck {
  id: (typeof ids)[number]
  /** What is run, in a few words. */
  what: string
  /** What must hold of each of them: 'no answer of 5xx'. */
  holds: string
  /** How many must be tried, and of what: 200000 'requests'. */
  size: number
  unit: string
  /** How many `npm test` tries; without it, `npm test` does so elsewhere. */
  quick?: number
  run: (size: number, world: AssuranceWorld) => Promise<AssuranceResult>
}

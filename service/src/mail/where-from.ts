import type { Caller } from '#caller.ts'
import type { Fact } from './letter.ts'
import { timeInWords } from './time-in-words.ts'
import { describeAgent } from './user-agent.rules.ts'

/** By these a person knows whether it was them. In our words: what a browser calls itself is a stranger's. */
export function whereFrom({ agent, address }: Caller, at = new Date()): Fact[] {
  const { browser, system } = describeAgent(agent)
  return [
    ['When', timeInWords(at)],
    ['Device', `${browser} on ${system}`],
    ['Address', address],
  ]
}

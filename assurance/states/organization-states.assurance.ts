import { setUpCast } from '@accord/service/testing/access/cast.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import fc from 'fast-check'
import type { AssuranceCheck } from '../assurance-check.ts'
import { begun, type Command, expected, people } from './model.ts'
import { reality } from './reality.ts'

const perRun = 50
const by = fc.constantFrom(...people)
const whom = by
const role = fc.constantFrom('member' as const, 'admin' as const, 'owner' as const)
const doing = <Does extends string>(...names: Does[]) => fc.constantFrom(...names)

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: doing('invite', 'change'), by, whom, role }) },
  { weight: 2, arbitrary: fc.record({ does: doing('remove', 'withdraw'), by, whom }) },
  { weight: 4, arbitrary: fc.record({ does: doing('accept', 'accept', 'decline', 'leave'), by }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: doing('invite to network', 'end network', 'authorize', 'revoke'),
      by,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'join network' as const }) },
)

export const assuranceCheck: AssuranceCheck = {
  id: 'ST1',
  what: 'random commands for members, invitations, a network, and an authorization on two instances, compared with a model',
  holds:
    'every response and role matches the model. There is always an owner, no one grants a role above their own, and each invitation is accepted once',
  size: 50_000,
  unit: 'commands',
  quick: 100,
  run: async (size, { newDatabase, seed }) => {
    await using first = await startTestService({ databaseUrl: await newDatabase() })
    await using second = await startTestService({ beside: first })
    const aCast = await setUpCast(first)
    const answers: Record<number, number> = {}
    let count = 0
    const property = fc.asyncProperty(
      fc.array(command, { minLength: perRun, maxLength: perRun }),
      async (commands) => {
        const model = begun()
        const real = await reality(await aCast(), [first.url, second.url])
        for (const each of commands) {
          const status = expected(model, each)
          const answered = await real.carryOut(each)
          if (answered !== status)
            throw new Error(`${JSON.stringify(each)}: ${answered}, not ${status}`)
          answers[status] = (answers[status] ?? 0) + 1
          const roles = await real.roles()
          const owned = Object.values(roles).includes('owner')
          const told = JSON.stringify(people.map((name) => roles[name] ?? null))
          const should = JSON.stringify(people.map((name) => model.roles[name] ?? null))
          if (!owned || told !== should)
            throw new Error(`${JSON.stringify(each)}: ${told}, not ${should}`)
          count++
        }
      },
    )
    const checked = await fc.check(property, { numRuns: size / perRun, seed, endOnFailure: true })
    const faults = checked.failed ? [String(checked.errorInstance)] : []
    const spread = Object.entries(answers).map(
      ([status, many]) => `${many.toLocaleString('en-US')} × ${status}`,
    )
    return {
      count,
      faults,
      also: `${(size / perRun).toLocaleString('en-US')} runs. Responses by status: ${spread.join(', ')}`,
    }
  },
}

import { setTimeout } from 'node:timers/promises'
import { type AccordProcess, spawnAccord } from '@accord/service/testing/helpers/accord-process.ts'
import { startSmtpCatcher } from '@accord/service/testing/helpers/smtp-catcher.ts'
import fc from 'fast-check'
import type { AssuranceCheck } from '../assurance-check.ts'
import {
  type Acknowledged,
  type Lease,
  type Write,
  confirmedAt,
  countOf,
  cutOff,
  doublesAmong,
  givenUpOf,
  lostOf,
  nothingYet,
  untilAllIsDone,
  writesOf,
} from './mixed-writes.ts'
import { newStage } from './stage.ts'

const readyWithin = 5000
const answersBeforeKill = 8

export const assuranceCheck: AssuranceCheck = {
  id: 'KL1',
  what: 'the service, killed with kill -9 during invitations, sign-ups, and exports',
  holds:
    'no acknowledged write, email, or job is lost, except exports that were interrupted three times, and those are reported. Only emails that were being sent during a kill are duplicated. The service is ready within 5 s',
  size: 100,
  unit: 'kills',
  run: async (size, { newDatabase, seed }) => {
    await using catcher = await startSmtpCatcher()
    await using stage = await newStage(await newDatabase(), 3)
    const environment = { ...stage.environment, SMTP_URL: catcher.url }
    const acknowledged = nothingYet()
    const starts: number[] = []
    const start = async () => {
      const began = performance.now()
      const accord = await spawnAccord(environment)
      await accord.ready
      starts.push(performance.now() - began)
      return accord
    }

    // The kill follows the triggering response after a random pause.
    const pauses = fc.sample(fc.nat({ max: 100 }), { numRuns: size, seed })
    const cut: Lease[] = []
    let { organizations } = stage
    for (const pause of pauses) {
      const accord = await start()
      organizations = await confirmedAt(accord.url, organizations)
      const writes = writesOf(organizations, acknowledged)
      await writeUntilKilled(accord, { writes, acknowledged, pause })
      cut.push(...(await cutOff(stage)))
    }
    await using last = await start()
    await untilAllIsDone(stage)
    const { doubles, underWay, faults } = doublesAmong(catcher, cut)
    const givenUp = await givenUpOf(stage)
    const kept = acknowledged.exports.filter((id) => !givenUp.has(id))
    faults.push(...(await lostOf(stage, { ...acknowledged, exports: kept }, catcher)))
    const late = starts.filter((milliseconds) => milliseconds > readyWithin)
    faults.push(...late.map((milliseconds) => `ready only after ${Math.round(milliseconds)} ms`))
    last.kill('SIGTERM')
    const { invited, signedUp, exports } = acknowledged
    const written = `${invited.length} invitations, ${signedUp.length} sign-ups, ${exports.length} exports`
    const slowest = (Math.max(...starts) / 1000).toFixed(1)
    const twice = `${doubles} of ${underWay} emails that were being sent during a kill arrived twice`
    const also = `${written} (${givenUp.size} interrupted three times). ${twice}. The slowest restart took ${slowest} s`
    return { count: size, faults, also }
  },
}

interface Round {
  writes: Write[]
  acknowledged: Acknowledged
  pause: number
}

/** Every writer continues until the service stops responding. */
async function writeUntilKilled(accord: AccordProcess, { writes, acknowledged, pause }: Round) {
  const enough = countOf(acknowledged) + answersBeforeKill
  let killed: Promise<void> | undefined
  const kill = async () => {
    await setTimeout(pause)
    accord.kill('SIGKILL')
  }
  await Promise.all(
    writes.map(async (write) => {
      while ((await write(accord.url)) !== 0) {
        if (countOf(acknowledged) >= enough) killed ??= kill()
        await setTimeout(5)
      }
    }),
  )
  await killed
  await accord.ended
}

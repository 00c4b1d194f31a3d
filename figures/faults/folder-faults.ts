import { rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { type Grounds, inTime, longest, type Outcome } from './grounds.ts'

/** Exports that cannot be written end in words; what is asked for afterwards is done. */
export async function throughLostFolder(
  { service, organization }: Grounds,
  rounds: number,
): Promise<Outcome> {
  const outcome: Outcome = { faults: [], invited: [], slowest: 0 }
  const { exportsDir } = service.context.config
  const aside = `${exportsDir}-aside`
  const path = `/api/data-export/organization/${organization.id}`
  const ended = async (id: string) => {
    const { rows } = await service.context.pool.query<{ step: string }>(
      `select step from exports where id = $1 and step in ('completed', 'failed')`,
      [id],
    )
    return rows[0]?.step
  }
  const run = async () => {
    const began = performance.now()
    const answer = await inTime(organization.owner.as.request('POST', path, {}))
    outcome.slowest = Math.max(outcome.slowest, performance.now() - began)
    if (answer?.status !== 202) return `answered ${answer?.status}`
    const { id } = answer.body as { id: string }
    const deadline = performance.now() + 12 * longest
    while (performance.now() < deadline) {
      const step = await ended(id)
      if (step) return step
      await setTimeout(50)
    }
    return 'still under way'
  }
  for (let round = 0; round < rounds; round += 1) {
    await rename(exportsDir, aside).catch(() => {})
    await writeFile(exportsDir, 'not a folder')
    const meanwhile = await run()
    await rm(exportsDir)
    await rename(aside, exportsDir).catch(() => {})
    const afterwards = await run()
    if (meanwhile !== 'failed') outcome.faults.push(`without its folder an export is ${meanwhile}`)
    if (afterwards !== 'completed') outcome.faults.push(`afterwards one is ${afterwards}`)
  }
  return outcome
}

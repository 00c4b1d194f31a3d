import { type Answered, isGood } from '../../service/src/testing/parts/load.ts'

/** What callers saw of one event. */
export interface Seen {
  event: string
  reads: string
  writes: string
  slowest: string
  lost: number
}

/** From the moment of the event on; `lost` are acknowledged writes that are gone. */
export function seenOf(event: string, answers: Answered[], since: number, lost: number): Seen {
  const after = answers.filter(({ at, milliseconds }) => at + milliseconds >= since)
  const slowest = Math.max(0, ...after.map(({ milliseconds }) => milliseconds))
  return {
    event,
    reads: inWords(after, 'read', since),
    writes: inWords(after, 'write', since),
    slowest: `${(slowest / 1000).toFixed(1)} s`,
    lost,
  }
}

function inWords(answers: Answered[], kind: Answered['kind'], since: number): string {
  const all = answers.filter((answer) => answer.kind === kind)
  const bad = all.filter((answer) => !isGood(answer))
  if (bad.length === 0) return `all ${all.length} good`
  const byStatus = Map.groupBy(bad, ({ status }) => status)
  const counts = [...byStatus].map(([status, some]) => `${some.length} × ${status || 'no answer'}`)
  const lastBad = Math.max(...bad.map(({ at, milliseconds }) => at + milliseconds))
  const again = all.filter((answer) => isGood(answer) && answer.at + answer.milliseconds >= lastBad)
  const good = Math.min(...again.map(({ at, milliseconds }) => at + milliseconds))
  return `${counts.join(', ')} of ${all.length}, good again after ${((good - since) / 1000).toFixed(1)} s`
}

export function tableOf(rows: Seen[]): string {
  return [
    '| Event | Reads | Writes | Slowest answer | Acknowledged writes lost |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ event, reads, writes, slowest, lost }) =>
        `| ${event} | ${reads} | ${writes} | ${slowest} | ${lost} |`,
    ),
  ].join('\n')
}

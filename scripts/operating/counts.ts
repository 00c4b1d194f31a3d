import { type TrafficRequest, isGood } from './traffic.ts'

/** What callers saw while something happened. */
export interface Row {
  event: string
  since: number
  until: number
}

export function tableOf(rows: Row[], asked: TrafficRequest[]): string {
  return [
    '| Meanwhile | Requests | Answers | Sign-ins | Slowest | Good again after |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => lineOf(row, asked)),
  ].join('\n')
}

function lineOf({ event, since, until }: Row, asked: TrafficRequest[]): string {
  const during = asked.filter((one) => one.until >= since && one.until < until)
  const signIns = during.filter(({ kind }) => kind === 'sign-in')
  const slowest = Math.max(0, ...during.map((one) => one.until - one.at))
  const cells = [
    event,
    during.length,
    byStatus(during),
    `${signIns.filter(isGood).length} of ${signIns.length}`,
    inSeconds(slowest),
    outageOf(during, since),
  ]
  return `| ${cells.join(' | ')} |`
}

export function byStatus(asked: TrafficRequest[]): string {
  const groups = [...Map.groupBy(asked, ({ status }) => status)].toSorted(([a], [b]) => a - b)
  return groups
    .map(([status, some]) => `${some.length} × ${status === 0 ? 'no answer' : status}`)
    .join(', ')
}

/** From the event to the first good answer after the last bad one. */
function outageOf(during: TrafficRequest[], since: number): string {
  const bad = during.filter((one) => !isGood(one))
  if (bad.length === 0) return 'none was bad'
  const lastBad = Math.max(...bad.map(({ until }) => until))
  const after = during.filter((one) => isGood(one) && one.until >= lastBad)
  return inSeconds(Math.min(...after.map(({ until }) => until)) - since)
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

import { keepData } from '#testing/parts/kept-data.ts'
import { addressOf } from '../test-client.ts'
import { type Asking, callers } from './callers.ts'
import type { Cast } from './cast.ts'
import type { Row } from './examples.ts'

export interface Answered {
  status: number
  /** Of a refusal. */
  code?: string
  /** Tables that it wrote to: tries are counted whatever comes of them. */
  changed: string[]
}

/** Makes the call of a row as everybody, in the order of the columns. Whom it changes nobody else meets. */
export async function measure(row: Row, aCast: () => Promise<Cast>): Promise<Answered[]> {
  const { call } = row
  const cast = await aCast()
  const asking = await prepare(row, cast)
  const bringBack = await keepData(cast.service.context.pool)
  const answers: Answered[] = []
  let mark = await cast.changes.mark()
  for (const { as, sent } of asking) {
    const { status, body } = await as.request(call.method, addressOf(call, sent), sent.body)
    const changed = await cast.changes.since(mark)
    const { code } = body as { code: string }
    answers.push(status < 400 ? { status, changed } : { status, code, changed })
    // As long as nothing changed, what comes after one mark comes after the next as well.
    if (changed.length === 0) continue
    await bringBack(changed)
    mark = await cast.changes.mark()
  }
  return answers
}

/** All at once, so that what is kept is kept once for them; the same for all who stand for one person. */
async function prepare({ call, sends }: Row, cast: Cast) {
  const made = new Map<Asking['who'], Awaited<ReturnType<Row['sends']>>>()
  const asking = []
  for (const { asks } of callers) {
    const { as, who } = await asks(cast, call)
    const sent = made.get(who) ?? (await sends(cast, who))
    made.set(who, sent)
    asking.push({ as, sent })
  }
  return asking
}

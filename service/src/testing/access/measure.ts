import { sumsOf } from '../dump.ts'
import { addressOf } from '../test-client.ts'
import { type Asking, callers } from './callers.ts'
import type { Cast } from './cast.ts'
import type { Row } from './examples.ts'

export interface Answered {
  status: number
  /** Of a refusal. */
  code?: string
  /** Tables that a refusal left other than they were. */
  changed?: string[]
}

/** Makes the call of a row as everybody, in the order of the columns. Whom it changes nobody else meets. */
export async function measure(row: Row, aCast: () => Promise<Cast>): Promise<Answered[]> {
  const { call } = row
  const answers: Answered[] = []
  while (answers.length < callers.length) {
    const cast = await aCast()
    const asking = await prepare(row, cast, callers.slice(answers.length))
    let before = await tablesOf(cast)
    for (const { as, sent } of asking) {
      const { status, body } = await as.request(call.method, addressOf(call, sent), sent.body)
      const after = await tablesOf(cast)
      const changed = Object.keys(after).filter((table) => after[table] !== before[table])
      const { code } = body as { code: string }
      answers.push(status < 400 ? { status } : { status, code, changed })
      if (changed.length > 0) break
      before = after
    }
  }
  return answers
}

/** All at once, so that one look at the tables serves them; the same for all who stand for one person. */
async function prepare({ call, sends }: Row, cast: Cast, kinds: typeof callers) {
  const made = new Map<Asking['who'], Awaited<ReturnType<Row['sends']>>>()
  const asking = []
  for (const { asks } of kinds) {
    const { as, who } = await asks(cast, call)
    const sent = made.get(who) ?? (await sends(cast, who))
    made.set(who, sent)
    asking.push({ as, sent })
  }
  return asking
}

/** Tries are counted whatever comes of them, and letters change once they are sent. */
async function tablesOf({ service: { context } }: Cast): Promise<Record<string, string>> {
  const { rows } = await context.pool.query<{ mails: string }>(
    'select count(*) as mails from mails',
  )
  return { ...(await sumsOf(context.pool, { except: ['limits', 'mails'] })), ...rows[0] }
}

import { authorize } from '@accord/contract/approvals.ts'
import { authorizeApplication } from '@accord/contract/authorizations.ts'
import type { Call } from '@accord/contract/call.ts'
import { inviteToNetwork } from '@accord/contract/network-invitations.ts'
import { createContactProfile } from '@accord/contract/profiles.ts'
import { callers } from '@accord/service/testing/access/callers.ts'
import { type Cast, casting } from '@accord/service/testing/access/cast.ts'
import { type Row, rows } from '@accord/service/testing/access/examples.ts'
import { addressOf } from '@accord/service/testing/test-client.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import fc from 'fast-check'
import type { Figure } from '../figure.ts'
import { marker, rowsNaming, theirThings } from './two-tenants.ts'

const perSequence = 20

/** Everybody but those who belong to the other organization. */
const asking = callers.filter(({ name }) => !name.endsWith('elsewhere'))

/** What anybody may do to an organization or an application of others: these doors are open on purpose. */
const open = new Map<Call, string>([
  [createContactProfile, 'organization'],
  [inviteToNetwork, 'organization'],
  [authorizeApplication, 'application'],
  [authorize, 'application'],
])

const step = fc.record({
  row: fc.constantFrom(...rows),
  caller: fc.constantFrom(...asking),
  /** What the others would send about their own things, as it is. */
  about: fc.constantFrom('them' as const, 'us' as const),
  /** Which of their ids is sent in place of each of one's own; none for some. */
  swaps: fc.array(fc.option(fc.nat(), { freq: 4 }), { minLength: 4, maxLength: 4 }),
})
type Step = (typeof step)['generate'] extends (...args: never[]) => { value: infer S } ? S : never

export const figure: Figure = {
  id: 'AM2',
  what: "any calls by people and applications of one organization, with another one's ids in them",
  holds: 'no byte of the other in an answer, no row of the other changed',
  size: 40_000,
  unit: 'calls',
  quick: 100,
  run: async (size, { newDatabase, seed }) => {
    await using service = await startTestService({ databaseUrl: await newDatabase() })
    const aCast = await casting(service)
    const sequence = fc.array(step, { minLength: perSequence, maxLength: perSequence })
    const faults: string[] = []
    let count = 0
    let answered = 0
    let cast: Cast | undefined
    let theirs: string[] = []
    for (const steps of fc.sample(sequence, { numRuns: size / perSequence, seed })) {
      if (!cast) {
        cast = await aCast()
        theirs = await theirThings(cast)
      }
      const requests = []
      for (const each of steps) requests.push(await prepared(cast, theirs, each))
      const before = await rowsNaming(cast, theirs)
      // Whoever signed out or was removed on the way is of no more use.
      let lost = false
      for (const { each, send } of requests) {
        const { status, text } = await send()
        if (status < 300) answered++
        if (status === 401 && each.caller.name !== 'nobody') lost = true
        if (text.includes(marker)) faults.push(`${nameOf(each)} ${status} tells ${text}`)
        count++
      }
      const after = await rowsNaming(cast, theirs)
      const changed = after.filter((line) => !before.includes(line))
      const gone = before.filter((line) => !after.includes(line))
      if (changed.length + gone.length > 0) {
        const what = [...gone.map((line) => `- ${line}`), ...changed.map((line) => `+ ${line}`)]
        lost = true
        faults.push(`one of ${steps.map(nameOf).join(', ')} changed ${what.join('\n')}`)
      }
      if (lost) cast = undefined
    }
    return {
      count,
      faults,
      also: `${answered.toLocaleString('en-US')} of them succeeded on their own things`,
    }
  },
}

function nameOf({ row, caller }: Step): string {
  return `'${row.name}' as ${caller.name}`
}

/** Made before anything is compared, because what is asked about is made for it. */
async function prepared(cast: Cast, theirs: string[], each: Step) {
  const { row, caller, about, swaps } = each
  const { as, who } = await caller.asks(cast, row.call)
  const asThey = about === 'them' && isTheirs(row)
  const { here, owner } = { here: cast.elsewhere, owner: cast.elsewhere.owner }
  const example = await row.sends(asThey ? { ...cast, here, owner } : cast, who)
  if (asThey) theirs.push(...idsIn(example).filter((id) => !isOurs(cast, id)))
  const sent = asThey ? example : swapped(row, example, theirs, swaps)
  const send = async () => {
    const answer = await as.request(row.call.method, addressOf(row.call, sent), sent.body)
    return { status: answer.status, text: JSON.stringify(answer.body) }
  }
  return { each, send }
}

/** Calls on people's own things are about nobody else's, and a code that was mailed lets in whoever holds it. */
function isTheirs({ call, feature, name }: Row): boolean {
  const personal = ['session', 'accounts', 'approvals', 'devices'].includes(feature)
  return !personal && !open.has(call) && !/their own|by its code/.test(name)
}

function idsIn(sent: unknown): string[] {
  return JSON.stringify(sent).match(/[0-9a-f]{8}-[0-9a-f-]{27}(?!@)/g) ?? []
}

function isOurs(cast: Cast, id: string): boolean {
  const { here, owner, admin, member, contact, stranger, partner, offered } = cast
  return JSON.stringify([here, owner, admin, member, contact, stranger, partner, offered]).includes(
    id,
  )
}

function swapped(
  { call }: Row,
  sent: Awaited<ReturnType<Row['sends']>>,
  theirs: string[],
  swaps: (number | null)[],
) {
  let at = 0
  const replace = (part: unknown) =>
    part &&
    Object.fromEntries(
      Object.entries(part).map(([field, value]): [string, unknown] => {
        if (!isId(value) || open.get(call) === field) return [field, value]
        const swap = swaps[at++] ?? null
        return [field, swap === null ? value : theirs[swap % theirs.length]]
      }),
    )
  return {
    params: replace(sent.params) as Record<string, string>,
    query: replace(sent.query) as Record<string, string>,
    body: replace(sent.body),
  }
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)
}

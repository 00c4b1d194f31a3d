import { setTimeout } from 'node:timers/promises'
import { anAddress } from '@accord/service/testing/members.ts'
import type { MailFault } from './faulty-mail-way.ts'
import { type Grounds, inTime, longest, type Outcome } from './grounds.ts'

/** Letters that are written while the mail server misbehaves; they wait for it. */
export async function throughMailFault(
  { organization, mail }: Grounds,
  fault: MailFault,
  rounds: number,
): Promise<Outcome> {
  const outcome: Outcome = { faults: [], invited: [], slowest: 0 }
  mail.begin(fault)
  for (let round = 0; round < rounds; round += 1) {
    const email = anAddress()
    const body = { organization: organization.id, email, roles: ['member'] }
    const began = performance.now()
    const answer = await inTime(organization.owner.as.request('POST', '/api/invitation', body))
    outcome.slowest = Math.max(outcome.slowest, performance.now() - began)
    if (answer?.status === 201) outcome.invited.push(email)
    else outcome.faults.push(`answered ${answer?.status}`)
  }
  const deadline = performance.now() + longest
  while (mail.met === 0 && performance.now() < deadline) await setTimeout(20)
  if (mail.met === 0) outcome.faults.push('no letter met it')
  // Letters that came through slowly are not cut off.
  if (fault === 'is slow') await setTimeout(3 * 2000)
  mail.mend()
  return outcome
}

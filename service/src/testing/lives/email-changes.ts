import { changeEmail, verifyNewEmail } from '@accord/contract/email-change.ts'
import { anAddress } from '../members.ts'
import type { Person } from '../people.ts'
import type { TestService } from '../test-service.ts'

/** Asked for, and not proved; with what the present address was mailed to undo it. */
export async function askForEmail(
  service: TestService,
  { as }: Pick<Person, 'as'>,
  { from, to = anAddress(), profiles = [] }: { from: string; to?: string; profiles?: string[] },
) {
  await as.call(changeEmail, { body: { email: to, profiles } })
  return { to, undo: await service.codeFor(from) }
}

/** Asked for and proved. */
export async function changeTheEmail(
  service: TestService,
  person: Pick<Person, 'as'>,
  asked: Parameters<typeof askForEmail>[2],
) {
  const { to, undo } = await askForEmail(service, person, asked)
  await person.as.call(verifyNewEmail, { body: { code: await service.codeFor(to) } })
  return { to, undo }
}

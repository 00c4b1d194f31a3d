import { beginReauthentication } from '@accord/contract/session.ts'
import { ReauthCanceled } from '../api/api-error.ts'
import { call } from './call.ts'
import { askToConfirm } from './reauthentication.ts'

/**
 * How long the confirmation must still be valid, which is enough for everything that follows, such as creating a
 * passkey.
 */
const neededSeconds = 5 * 60

/**
 * Asks the person to confirm their identity before a flow starts, so that nothing interrupts it later. Does nothing if
 * they confirmed it recently. Throws `ReauthCanceled` if they cancel.
 */
export async function confirmIdentity(): Promise<void> {
  const { confirmedSeconds } = await call(beginReauthentication, { body: {} })
  if (confirmedSeconds < neededSeconds && !(await askToConfirm())) throw new ReauthCanceled()
}

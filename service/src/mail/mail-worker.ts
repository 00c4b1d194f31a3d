import { setTimeout } from 'node:timers/promises'
import { giveBackMails, leaseDueMails, type LeasedMail, renewLeases } from './outbox.store.ts'
import { type MailParts, sendLetter } from './send-letter.ts'
import { connections, transportFor } from './transport.ts'
import { watchRelay } from './watch-relay.ts'

export interface MailWorker {
  wake(): void
  stop(): Promise<void>
}

const ordinary = {
  /** After so many milliseconds letters whose time has come are looked for again, and leases renewed. */
  turn: 5000,
  leaseSeconds: 60,
  /** Letters under way to one site: a server that keeps them waiting holds no more connections. */
  perSite: 3,
  /** Of letters that were not sent at once, to whatever site: there is always room for new ones. */
  retried: connections / 2,
  /** To sites that took none for a day: however many hang, those that answer have the rest. */
  strange: (connections * 2) / 3,
  stopMilliseconds: 5000,
}

/** Sends what the outbox holds: when woken, and every few seconds for letters whose time has come. */
export function startMailWorker(parts: MailParts, pace: Partial<typeof ordinary> = {}): MailWorker {
  const { config, db, log } = parts
  const { turn, leaseSeconds, perSite, retried, strange, stopMilliseconds } = {
    ...ordinary,
    ...pace,
  }
  const transport = transportFor(config)
  const relay = watchRelay(log)
  const underWay = new Map<LeasedMail, Promise<void>>()
  let stopping = false
  let again = false
  let filling: Promise<void> | undefined

  const fill = async () => {
    do {
      again = false
      const most = connections - underWay.size
      const room = { most, perSite, retried, strange, underWay: [...underWay.keys()] }
      const mails = most > 0 ? await leaseDueMails(db, room, leaseSeconds) : []
      for (const mail of mails) underWay.set(mail, send(mail))
    } while (again && !stopping)
  }
  const send = async (mail: LeasedMail) => {
    try {
      const refuser = await sendLetter(parts, transport, mail)
      if (transport) relay.heard(refuser)
    } catch (error) {
      // What it came to could not be noted: its lease ends, and it is sent again.
      log.error({ err: error }, 'mail round failed')
    }
    underWay.delete(mail)
    wake()
  }
  const wake = () => {
    again = true
    if (stopping) return
    filling ??= fill()
      .catch((error: unknown) => log.error({ err: error }, 'mail round failed'))
      .finally(() => (filling = undefined))
  }
  const renew = () =>
    renewLeases(db, [...underWay.keys()], leaseSeconds).catch((error: unknown) =>
      log.error({ err: error }, 'mail round failed'),
    )

  const timer = setInterval(() => {
    void renew()
    wake()
  }, turn)
  wake()
  return {
    wake,
    stop: async () => {
      stopping = true
      clearInterval(timer)
      const done = async () => {
        await filling
        await Promise.all(underWay.values())
      }
      await Promise.race([done(), setTimeout(stopMilliseconds, undefined, { ref: false })])
      const left = [...underWay.keys()]
      // Cut off first: what is given back is nobody's any more.
      transport?.close({ force: true })
      await giveBackMails(db, left)
    },
  }
}

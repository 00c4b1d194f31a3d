import type { ReactNode } from 'react'
import { watchedValue } from '../watched-value.ts'

export type ConfirmRequest = {
  /** 'Please Confirm' when absent. */
  title?: string | undefined
  /** Names the thing and what happens to it. */
  message: ReactNode
  /** The word on the button that does it. */
  action: string
  danger?: boolean | undefined
  /** What can be chosen with it, as `DialogContent` below the words. */
  content?: ReactNode | undefined
  /** For what cannot be undone: the button waits until one of these has been typed. */
  typed?: { shown?: ReactNode; label: string; accepts: readonly string[] } | undefined
}

export type OpenConfirm = ConfirmRequest & { answer: (confirmed: boolean) => void }

export const openConfirm = watchedValue<OpenConfirm | undefined>(undefined)

/** Asks, and resolves to true only when the person pressed the action. */
export function confirmAction(request: ConfirmRequest): Promise<boolean> {
  // One question at a time: an unanswered one is answered no.
  openConfirm.get()?.answer(false)

  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      openConfirm.set(undefined)
      resolve(confirmed)
    }
    openConfirm.set({ ...request, answer })
  })
}

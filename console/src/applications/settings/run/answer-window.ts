import type { Query } from '../../../browser/query-string.ts'

const channel = 'accord-run'

export type Unanswered = 'blocked' | 'closed' | 'called off'

/**
 * Requests a code in a separate window, so that no data of the run has to be stored. The request's values stay in this
 * page's memory, and the response arrives over a channel that only pages of this origin can read.
 */
export function requestInWindow(
  address: string,
  state: string,
  calledOff: AbortSignal,
): Promise<Query | Unanswered> {
  if (calledOff.aborted) return Promise.resolve('called off')
  const opened = window.open(address, channel, 'popup,width=560,height=800')
  if (!opened) return Promise.resolve('blocked')
  return new Promise((resolve) => {
    const answers = new BroadcastChannel(channel)
    // `end` stops watching before it closes the window, so only the person can have closed it here.
    const watch = setInterval(() => opened.closed && end('closed'), 300)
    calledOff.addEventListener('abort', () => end('called off'))
    answers.addEventListener('message', ({ data }: MessageEvent<Query>) => {
      // Any other state belongs to another run or to a forged link.
      if (data['state'] === state) end(data)
    })

    function end(answer: Query | Unanswered) {
      clearInterval(watch)
      answers.close()
      opened!.close()
      resolve(answer)
    }
  })
}

/** Sends the response from the window to the page that opened it, if that page is still waiting. */
export function handOverAnswer(answer: Query) {
  const answers = new BroadcastChannel(channel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Channels have only their own origin.
  answers.postMessage(answer)
  answers.close()
}

import type { Query } from '../../../browser/query-string.ts'

const channel = 'accord-run'

/** Why there is no answer. */
export type Unanswered = 'blocked' | 'closed' | 'called off'

/**
 * Asks in a window of its own, so that nothing of the run has to be kept anywhere: what it began with stays in the
 * memory of this page, and the answer comes over a channel that only pages of this origin hear.
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
    // Only the person closes it: an answer has arrived before this page does.
    const watch = setInterval(() => opened.closed && end('closed'), 300)
    calledOff.addEventListener('abort', () => end('called off'))
    answers.addEventListener('message', ({ data }: MessageEvent<Query>) => {
      // Of another run, or of a link that somebody made up.
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

/** From the window to the page that opened it; to nobody where no run waits for it. */
export function handOverAnswer(answer: Query) {
  const answers = new BroadcastChannel(channel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none but its own
  answers.postMessage(answer)
  answers.close()
}

import { isOfOwnScript, reportMissingScript } from '../../bootstrap/missing-script.ts'
import { pageAnswers, pressAgain, scriptCame } from './taking-over.ts'

// Lies in the document itself: on a slow line the page's script is long in coming. A form that is sent meanwhile waits
// for it with all that was typed, says so, and is sent once the page answers; as does the button for passkeys.
const early = new AbortController()
const { signal } = early
let held: HTMLElement | undefined
let putWordsBack: (() => void) | undefined
let came = false

addEventListener('submit', hold, { capture: true, signal })
addEventListener('click', hold, { capture: true, signal })
// Half of a correction is not sent.
addEventListener('input', letGo, { capture: true, signal })
addEventListener(pressAgain, letGo)
addEventListener(scriptCame, () => {
  // React takes over what was drawn, word for word.
  came = true
  sayWhatItWas()
})
addEventListener(pageAnswers, () => {
  early.abort()
  if (held instanceof HTMLFormElement) held.requestSubmit()
  else held?.click()
})
addEventListener('error', scriptFailed, { capture: true, signal })

function hold(event: Event) {
  const target = (event.target as Element).closest<HTMLElement>(
    event.type === 'click' ? '#by-passkey' : 'form',
  )
  if (!target) return
  event.preventDefault()
  // React listens before the page says that it answers, and would send it beside us.
  event.stopImmediatePropagation()
  if (held) return
  held = target
  if (!came) putWordsBack = sayThatItWaits(target)
}

function letGo() {
  held = undefined
  sayWhatItWas()
}

function sayWhatItWas() {
  putWordsBack?.()
  putWordsBack = undefined
}

/** With a form it is asked for again: the service hands the page back. */
function scriptFailed(event: Event) {
  // Once the script came, React deals with what it throws.
  if (!isOfOwnScript(event) || (came && event instanceof ErrorEvent)) return
  early.abort()
  if (held instanceof HTMLFormElement) held.submit()
  else reportMissingScript('#root')
}

function sayThatItWaits(asked: HTMLElement) {
  const button = asked.querySelector('[type=submit]') ?? asked
  const words = button.firstElementChild!
  const own = words.textContent
  words.textContent = document.querySelector<HTMLElement>('#root')!.dataset['moment']!
  button.ariaBusy = 'true'
  return () => {
    words.textContent = own
    button.ariaBusy = null
  }
}

import { all } from './elements.js'

/** Activates the copy button of every code block. */
export function offerCopies() {
  for (const button of all(HTMLButtonElement, 'button.copy')) {
    button.hidden = false
    button.addEventListener('click', () => void copy(button))
  }
}

/** @param {HTMLButtonElement} button */
async function copy(button) {
  const code = button.closest('figure')?.querySelector('code')?.textContent ?? ''
  try {
    await navigator.clipboard.writeText(code)
    say(button, 'Copied')
  } catch {
    say(button, 'Copy failed')
  }
}

/**
 * @param {HTMLButtonElement} button
 * @param {string} word
 */
function say(button, word) {
  button.textContent = word
  setTimeout(() => (button.textContent = 'Copy'), 2000)
}

/** Puts text on the clipboard, or text that is still on its way; false when the browser refused. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeLater(text))
    return true
  } catch {
    return copyBySelection(await text)
  }
}

// Some browsers let a page write only at the click itself; what, it may say afterwards.
function writeLater(text: Promise<string>): Promise<void> {
  const type = 'text/plain'
  const words = text.then((said) => new Blob([said], { type }))
  return navigator.clipboard.write([new ClipboardItem({ [type]: words })])
}

// navigator.clipboard is missing on plain http, where consoles on private networks still live.
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}

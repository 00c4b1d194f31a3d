/** Gives the browser a file to save, which shows it among its downloads. */
export function handOver(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read it only after a while.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

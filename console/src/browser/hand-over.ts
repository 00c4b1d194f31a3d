/** Lets the browser save a file as a download. */
export function handOver(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start to read the file only after a while.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Whether the bytes begin as those of an XLSX file, or of an older or encrypted Excel file (a compound file). */
export function isWorkbook(bytes: Uint8Array): boolean {
  return isArchive(bytes) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);
}

/** A ZIP archive, as XLSX files are. */
export function isArchive(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

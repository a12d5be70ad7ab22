// The commitment of a seed: SHA-256 of its UTF-8 bytes, in hexadecimal.
export async function fingerprint(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a person pasted, without the spaces and capitals that came along. */
export function tidied(commitment: string): string {
  return commitment.replace(/\s+/g, '').toLowerCase();
}

export function looksLikeCommitment(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

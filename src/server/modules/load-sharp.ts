import type sharp from 'sharp';

/** Loaded with the first picture that is drawn: few processes draw one, and its native part is large. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default;
}

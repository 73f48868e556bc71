import script from './show-numbers.ts?inline-script';

export const counterScript = script;

const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(counterScript));

export const counterScriptHash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` as const;

import { useEffect, useRef } from 'react';

/**
 * The one-time codes of text messages that arrive while the field is shown: WebOTP, which Chrome on Android has. It reads messages whose
 * last line names this host, and asks the visitor first. Safari fills in fields by their `autocomplete`.
 */
export function useCodeFromMessage(receive: (code: string) => void): void {
  const latest = useRef(receive);
  useEffect(() => {
    latest.current = receive;
  });
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    void receiveCodes(stop.signal, (code) => latest.current(code));
    return () => stop.abort();
  }, []);
}

/** Also those of messages that are sent again, until the visitor declines. The same code twice ends it: a message is passed on once. */
async function receiveCodes(signal: AbortSignal, receive: (code: string) => void): Promise<void> {
  const request: CredentialRequestOptions & { otp: { transport: 'sms'[] } } = { otp: { transport: ['sms'] }, signal };
  let last = '';
  try {
    while (!signal.aborted) {
      const credential = await navigator.credentials.get(request);
      if (credential === null || !('code' in credential) || credential.code === last) return;
      last = String(credential.code);
      receive(last);
    }
  } catch {
    // declined, or the field is gone: the code is typed
  }
}

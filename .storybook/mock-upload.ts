/** In place of XMLHttpRequest, as far as uploads use it: the request is answered by `fetch`, after half of the file was reported as sent. */
export class MockUpload {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null; onload: (() => void) | null } = {
    onprogress: null,
    onload: null,
  };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  status = 0;
  statusText = '';
  responseText = '';
  #method = 'GET';
  #url = '';
  #isAborted = false;
  readonly #headers = new Headers();
  #response: Response | null = null;

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.#response?.headers.get(name) ?? null;
  }

  abort(): void {
    this.#isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }

  send(file: Blob): void {
    void this.#answer(file);
  }

  async #answer(file: Blob): Promise<void> {
    this.upload.onprogress?.({ loaded: file.size / 2, total: file.size });
    const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body: file }).catch(() => null);
    if (this.#isAborted) return;
    if (response === null) this.onerror?.();
    else {
      this.upload.onload?.();
      this.#response = response;
      this.status = response.status;
      this.statusText = response.statusText;
      this.responseText = await response.text();
      this.onload?.();
    }
    this.onloadend?.();
  }
}

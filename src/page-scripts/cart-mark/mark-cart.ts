/** An inline script: says on the document, before anything is painted, how many lines the browser's cart has, and that it has none. */
function countLines(): number {
  try {
    const { value } = JSON.parse(localStorage.getItem('cart') ?? '{}') as { readonly value?: readonly unknown[] };
    return value?.length ?? 0;
  } catch {
    return 0;
  }
}

const lines = countLines();
const { dataset, style } = document.documentElement;
if (lines === 0) dataset['cart'] = 'empty';
style.setProperty('--cart-lines', String(lines));

export {};
